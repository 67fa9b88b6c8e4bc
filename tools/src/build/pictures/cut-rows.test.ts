import { apart, behindScripts, cutRows, holesIn } from './cut-rows';

const item = (name: string, place: number) =>
  `<li aria-setsize="2" aria-posinset="${place}" class="item"><b title="${name}">${name}</b></li>`;
const page = `<ul><li>other</li></ul><ul>${item('NameOfRow', 1)}${item('NameOfRow', 2)}</ul>\n<ol><li>last</li></ol>`;

it('cuts all items with a text out of a page, and keeps the others', () => {
  const row = '<li class="item"><b title="NameOfRow">NameOfRow</b></li>';
  expect(cutRows(page, ['NameOfRow'], 'rows')).toEqual({
    page: '<ul><li>other</li></ul><ul>{{rows}}</ul>\n<ol><li>last</li></ol>',
    rows: [row, row],
  });
  expect(cutRows(page, ['other', 'last'], 'rows').rows).toEqual(['<li>other</li>', '<li>last</li>']);
});

it('leaves a page without such items as it is', () => {
  expect(cutRows(page, ['Nowhere'], 'rows')).toEqual({ page, rows: [] });
});

it('a row has numbered holes for its texts, wherever they stand', () => {
  expect(holesIn('<b title="A1">A1</b>B1', ['A1', 'B1'])).toBe('<b title="{{0}}">{{0}}</b>{{1}}');
});

it('has no hole for a text that it does not have', () => {
  expect(holesIn('<b>A1</b>', [undefined, 'A1', ''])).toBe('<b>{{1}}</b>');
});

it('ids of a row, and what names them, are those of its place', () => {
  expect(apart('<button aria-controls="_R_1_">A</button><p id="_R_1_" title="R_1">B</p>')).toBe(
    '<button aria-controls="row-{{place}}-0">A</button><p id="row-{{place}}-0" title="R_1">B</p>',
  );
});

it('no image of a page comes before its scripts', () => {
  const drawn = '<link rel="preload" as="image" href="a" fetchPriority="high"/><img src="a" fetchPriority="high"/>';
  expect(behindScripts(drawn)).toBe('<img src="a" fetchPriority="low"/>');
});
