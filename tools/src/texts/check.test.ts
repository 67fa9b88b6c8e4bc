import { checkTexts, type Dictionary, type Part, wrongTexts } from './check';

const part = (name: string, code: string, EN: Dictionary, TY: Dictionary, titles: string[] = []): Part => ({
  name,
  titles,
  sources: [{ file: 'page.tsx', text: code }],
  dictionaries: { EN, TY },
});
const shared = part('shared', "const t = useT('shared'); t('ui.ok');", { 'ui.ok': 'OK' }, { 'ui.ok': 'ตกลง' });
const check = (code: string, EN: Dictionary, TY: Dictionary, titles: string[] = []) =>
  checkTexts([shared, part('games', `const t = useT('games'); ${code}`, EN, TY, titles)]);

describe('texts', () => {
  it('in order are passed over in silence', () => {
    const EN = {
      'list.title': 'Games',
      'tab.all': 'All',
      'tab.hot': 'Hot',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
    };
    const TY = { 'list.title': 'เกม', 'tab.all': 'ทั้งหมด', 'tab.hot': 'ฮิต', days_other: '{{count}} วัน' };
    expect(check(`t(\`tab.\${tab}\`); t('days', { count }); useT()('ui.ok');`, EN, TY, ['list.title'])).toEqual([]);
  });

  it.each([
    ["t('list.empty');", 'games: no text list.empty in games (page.tsx)'],
    ["const shared = useT(); shared('ui.gone');", 'games: no text ui.gone in shared (page.tsx)'],
    ["const other = useT('nobody'); other('x');", 'games: no text x in nobody (page.tsx)'],
    ["((t) => t('far.away'))(translate);", 'games: no text far.away in games (page.tsx)'],
    [`t(\`tab.\${tab}\`);`, 'games: no text tab.… (page.tsx)'],
    ["const words = { empty: 'list.emty' };", 'games: no text list.emty, which looks like one (page.tsx)'],
    ['// texts: list.help', 'games: no text list.help, which a comment declares (page.tsx)'],
  ])('in use must be there: %s', (code, problem) => {
    expect(check(`t('list.title'); ${code}\n`, { 'list.title': 'Games' }, { 'list.title': 'เกม' })).toEqual([problem]);
  });

  it('of a title in remote.json must be there', () => {
    expect(check('', {}, {}, ['list.title'])).toEqual(['games: no text list.title (remote.json)']);
  });

  it('must be there in both languages', () => {
    const all = { a: 'A', b: 'B' };
    const thai = { a: 'ก', b: 'ข' };
    expect(check("t('a'); t('b');", all, { a: 'ก' })).toEqual(['games: b is not in TY']);
    expect(check("t('a');", { a: 'A' }, thai)).toEqual(['games: b is not in EN']);
    expect(check("t('a'); t('b');", all, { ...thai, b: ' ' })).toContain('games: b is empty in TY');
  });

  it('must be in use', () => {
    const [EN, TY] = [
      { a: 'A', 'a.b': 'B' },
      { a: 'ก', 'a.b': 'ข' },
    ];
    expect(check("t('a');", EN, TY)).toEqual(['games: nobody uses a.b']);
    expect(check("t('a'); const table = ['a.b'];", EN, TY)).toEqual([]);
    expect(check("t('a'); // texts: a.b\n", EN, TY)).toEqual([]);
    expect(checkTexts([part('shared', '', { a: 'A' }, { a: 'ก' })])).toEqual(['shared: nobody uses a']);
    // Any part may name a key of the shared texts.
    const form = part('account', "const demand = { message: 'rule.confirm' };", {}, {});
    expect(checkTexts([part('shared', '', { 'rule.confirm': 'No' }, { 'rule.confirm': 'ไม่' }), form])).toEqual([]);
  });

  it('must fill in the same values', () => {
    const problem = 'games: a fills in other values in TY (name) than in EN (count, name)';
    expect(check("t('a');", { a: '{{name}}: {{count}}' }, { a: 'ก {{name}}' })).toEqual([problem]);
    expect(check("t('a');", { a: '{{name}}: {{count}}' }, { a: '{{ count }} ก {{name}}' })).toEqual([]);
  });

  it('must be in Thai, 19 of 20', () => {
    const keys = Array.from({ length: 40 }, (_, at) => `k${at}`);
    const EN = Object.fromEntries(keys.map((key) => [key, 'Facebook']));
    const thaiBut = (foreign: number) =>
      Object.fromEntries(keys.map((key, at) => [key, at < foreign ? 'Facebook' : 'ก']));
    const code = `const all = [${keys.map((key) => `'${key}'`).join()}];`;
    expect(check(code, EN, thaiBut(2))).toEqual([]);
    expect(check(code, EN, thaiBut(3))).toEqual(['games: 3 of 40 texts of TY hold no Thai script: k0, k1, k2']);
  });

  it('that members would miss are refused by a build; those that nobody uses yet are not', () => {
    const parts = (code: string) => [part('games', code, { a: 'A', b: 'B' }, { a: 'ก', b: 'ข' }, ['a'])];
    expect(wrongTexts(parts(''))).toEqual([]);
    expect(wrongTexts(parts("t('c');"))).toEqual(['games: no text c in games or shared (page.tsx)']);
  });
});
