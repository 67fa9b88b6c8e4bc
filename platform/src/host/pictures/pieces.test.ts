import type { PiecesOfPicture } from '@foyer/shared/remote';
import { piecesMarkup } from './pieces';

const pieces: PiecesOfPicture = {
  of: 'things',
  page: '<ul>{{rows}}</ul>',
  looks: {
    rows: [
      { fields: { isNew: true, kind: 'a' }, markup: 'new a {{name}};' },
      { fields: { isNew: true }, markup: 'new {{name}};' },
      { fields: {}, markup: '<li title="{{name}}">{{name}} {{numbers}}</li>' },
    ],
    numbers: [
      { fields: { number: 1 }, markup: 'one,' },
      { fields: {}, markup: '{{number}},' },
    ],
  },
};

it('has each piece as the first look whose fields it has, with those within it', () => {
  const rows = [
    { isNew: true, kind: 'a', name: 'A' },
    { isNew: true, kind: 'b', name: 'B' },
    { isNew: false, kind: 'a', name: 'C', numbers: [{ number: 1 }, { number: 20 }] },
  ];
  expect(piecesMarkup(pieces, { rows })).toBe('<ul>new a A;new B;<li title="C">C one,20,</li></ul>');
});

it.each([
  ['</li><script>alert(1)</script>', '&lt;/li&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"><img src=x onerror=alert(1)>', '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ['{{numbers}}{{rows}}', '{{numbers}}{{rows}}'],
  ['$&', '$&amp;'],
])('shows the text %s as it is', (name, expected) => {
  const rows = [{ name, numbers: [] }];
  expect(piecesMarkup(pieces, { rows })).toBe(`<ul><li title="${expected}">${expected} </li></ul>`);
});
