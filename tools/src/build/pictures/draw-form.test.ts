import type { Announcement, RegisterFields } from '@foyer/shared/contract';
import { formTemplate } from '@foyer/shared/remote';
import { drawForm, markupsOfForm } from './draw-form';

let fields: RegisterFields = {};
let banner: Announcement | undefined;
const look = (name: string, required = true) =>
  `<div class="${name}">${required ? '' : 'maybe '}<input name="${name}"/></div>`;
const asked = (...names: (keyof RegisterFields)[]) =>
  names.map((name) => (fields[name]?.enabled ? look(name, fields[name].required) : '')).join('');
const group = (name: string, inner: string) => (inner === '' ? '' : `<section><b>${name}</b>${inner}</section>`);

/** A registration in two groups, with another first field for a flag. */
function draw(flags: readonly string[], prepare: () => void): string {
  prepare();
  const art = banner
    ? `<a href="${banner.url ?? ''}"><img src="${banner.image}">${banner.title}</a>`
    : '<svg class="street"></svg>';
  const first = look(flags.includes('MOBILENUMREG3') ? 'mobileNum' : 'username');
  return `<div>${art}</div><form>${first}${group('you', asked('email', 'nickname'))}${group('wallet', asked('paymentPassword'))}</form>`;
}

const declaration = {
  fields: ['email', 'nickname', 'paymentPassword'] as const,
  answer: (given: RegisterFields, over: Announcement | undefined) => {
    [fields, banner] = [given, over];
  },
};
const combinations = [[], ['REGMOBVERF3'], ['MOBILENUMREG3']];

it('cuts a registration into pages, banners, groups and fields, each once', () => {
  const view = drawForm(declaration, combinations, draw);
  expect(view.pages).toHaveLength(2);
  expect(view.byFlags).toEqual({ '': 0, REGMOBVERF3: 0, MOBILENUMREG3: 1 });
  expect(view.groups).toEqual([
    { markup: '<section><b>you</b>{{email}}{{nickname}}</section>', fields: ['email', 'nickname'] },
    { markup: '{{paymentPassword}}', fields: ['paymentPassword'] },
  ]);
  expect(view.fields['email']?.map((markup) => markup.includes('maybe'))).toEqual([true, false]);
  expect(view.banners.link).toContain('{{url}}');
  for (const name of ['street', 'username', 'mobileNum', 'email', 'paymentPassword'])
    expect(markupsOfForm(view).join('')).toContain(`class="${name}"`);
});

it('put together they are the page of a merchant', () => {
  const view = drawForm(declaration, combinations, draw);
  const given = { nickname: { enabled: true, required: false }, email: { enabled: false, required: true } };
  const page = draw(['MOBILENUMREG3'], () => declaration.answer(given, undefined));
  expect(formTemplate(view, 'MOBILENUMREG3', given, 'none')?.replaceAll('field-', '')).toBe(page);
});

it('refuses a page that is more than its pieces', () => {
  const withCount = (flags: readonly string[], prepare: () => void) =>
    draw(flags, prepare).replace('</form>', `${Object.keys(fields).length}</form>`);
  expect(() => drawForm(declaration, combinations, withCount)).toThrow('is not the page');
});
