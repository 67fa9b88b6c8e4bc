import postcss, { type Declaration, type Plugin, type Rule } from 'postcss';

/** A length by the height or width of what is seen at the moment, while a browser's own bars come and go. */
const OF_WHAT_IS_SEEN = /(?<=\d)[dsl](?=v(h|w|i|b|min|max)\b)/g;

/** A rule with the same selector after that of a declaration, for what only some browsers get. */
function ruleAfter(declaration: Declaration, selector: (own: string) => string = (own) => own): Rule {
  const own = declaration.parent as Rule;
  const rule = postcss.rule({ selectors: own.selectors.map(selector) });
  own.after(rule);
  return rule;
}

/** Such a length is one of the whole window where a browser does not know it; with a token in it, it must be asked for. */
function olderUnits(declaration: Declaration): void {
  const { prop, value } = declaration;
  const older = value.replace(OF_WHAT_IS_SEEN, '');
  if (!prop.startsWith('--') && !value.includes('var(')) {
    declaration.cloneBefore({ value: older });
    return;
  }
  const newer = ruleAfter(declaration).append(declaration.clone());
  newer.replaceWith(postcss.atRule({ name: 'supports', params: '(block-size: 1dvh)', nodes: [newer.clone()] }));
  declaration.value = older;
}

function olderFloat(declaration: Declaration): void {
  const [side, other] = declaration.value === 'inline-start' ? ['left', 'right'] : ['right', 'left'];
  ruleAfter(declaration, (own) => `[dir="rtl"] ${own}`).append(declaration.clone({ value: other }));
  declaration.value = side;
}

/** The direction of a line is written on the document. */
const olderDirection = (selector: string): string =>
  selector.replace(/^(.*):dir\((\w+)\)/, (_, before: string, direction: string) => `[dir="${direction}"] ${before}`);

/** Says in older words what browsers of the floor do not understand and no library says for us (decision 38). */
export const wayRounds = (): Plugin => ({
  postcssPlugin: 'foyer-way-rounds',
  Once(root) {
    root.walkRules(/:dir\(/, (rule) => {
      rule.selectors = rule.selectors.map(olderDirection);
    });
    root.walkDecls((declaration) => {
      const { prop, value, parent } = declaration;
      if (parent?.type !== 'rule') return;
      const within = parent.parent?.type === 'atrule' ? (parent.parent as postcss.AtRule).params : '';
      if (value.search(OF_WHAT_IS_SEEN) >= 0 && !within.includes('dvh')) olderUnits(declaration);
      if (prop === 'overflow' && value === 'clip') declaration.cloneBefore({ value: 'hidden' });
      if (prop === 'float' && value.startsWith('inline-')) olderFloat(declaration);
    });
  },
});
