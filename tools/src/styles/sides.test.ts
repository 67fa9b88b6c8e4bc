import postcss, { type Declaration } from 'postcss';
import { sheets } from './sheets';

/** Screen edges and drawings that do not depend on the direction of writing. */
const SAME_EITHER_WAY = [
  'shared/src/ui/base.css: padding-right',
  'shared/src/ui/base.css: padding-left',
  'shared/src/ui/field/checkbox.module.css: border-width',
  // The position comes from the browser's anchor.
  'shared/src/ui/tabs/tabs.module.css: left',
];

const SIDE = /(^|-)(left|right)(-|$)/;

/** Whether four values (clockwise from the top) differ between left and right. */
const differsBySide = (value: string): boolean => {
  const [, right, , left] = postcss.list.space(value);
  return left !== undefined && left !== right;
};

const namesASide = ({ prop, value }: Declaration): boolean =>
  SIDE.test(prop) ||
  (['text-align', 'float', 'clear'].includes(prop) && SIDE.test(value)) ||
  (/^(padding|margin|inset|border-(width|color|style))$/.test(prop) && differsBySide(value));

it('styles name the start and the end of a line, not its left and right: right-to-left gets the same room', () => {
  const found = sheets().flatMap(({ file, css }) => {
    const bySide: string[] = [];
    css.walkDecls((declaration) => {
      if (namesASide(declaration)) bySide.push(`${file}: ${declaration.prop}`);
    });
    return bySide;
  });
  expect(found).toEqual(SAME_EITHER_WAY);
});
