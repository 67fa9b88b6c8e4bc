import { behindScripts, cutRows, holesIn } from './cut-rows';

const item = (name: string, place: number) =>
  `<li aria-setsize="2" aria-posinset="${place}" class="item"><b title="${name}">${name}</b></li>`;
const page = `<ul><li>other</li></ul><ul>${item('NameOfRow', 1)}${item('NameOfRow', 2)}</ul>\n<ol><li>last</li></ol>`;

it('cuts all items with a text out of a page, and keeps the others', () => {
  expect(cutRows(page, 'NameOfRow', 'rows')).toEqual({
    page: '<ul><li>other</li></ul><ul>{{rows}}</ul>\n<ol><li>last</li></ol>',
    row: '<li class="item"><b title="NameOfRow">NameOfRow</b></li>',
  });
});

it('leaves a page without such items as it is', () => {
  expect(cutRows(page, 'Nowhere', 'rows')).toEqual({ page, row: '' });
});

it('a row has numbered holes for its texts, wherever they stand', () => {
  expect(holesIn('<b title="A1">A1</b>B1', ['A1', 'B1'])).toBe('<b title="{{0}}">{{0}}</b>{{1}}');
});

it('no image of a page comes before its scripts', () => {
  const drawn = '<link rel="preload" as="image" href="a" fetchPriority="high"/><img src="a" fetchPriority="high"/>';
  expect(behindScripts(drawn)).toBe('<img src="a" fetchPriority="low"/>');
});
