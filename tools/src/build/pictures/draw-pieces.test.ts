import type { PieceFields, PiecesDeclaration } from '@foyer/shared/remote';
import { drawPieces, elementAt } from './draw-pieces';

const declared = (answer: PiecesDeclaration['answer']): PiecesDeclaration => ({
  of: 'things',
  answer,
  pieces: [
    { name: 'numbers', opens: /<i/, looks: [{ odd: true }, {}], holes: [['77', 'number']] },
    { name: 'rows', opens: /<li/, looks: [{}], holes: [['RowName', 'name']] },
  ],
});

/** A page with a row of as many numbers, which look as they are said to. */
function drawing(count: number) {
  let look: PieceFields = {};
  const draw = (prepare: () => void): string => {
    prepare();
    const number = `<i class="${look['odd'] === true ? 'odd' : 'even'}"><i>77</i></i>`;
    return `<h2 id="_R_1_">Things</h2><ul aria-labelledby="_R_1_"><li title="RowName">RowName ${number.repeat(count)}</li></ul><p>77</p><img data-shown="false"/>`;
  };
  return drawPieces(
    declared((asked) => {
      look = asked;
    }),
    draw,
  );
}

it.each([1, 3])('cuts a page into itself, rows and the numbers in them, however many were drawn (%i)', (count) => {
  expect(drawing(count)).toEqual({
    of: 'things',
    page: '<h2>Things</h2><ul>{{rows}}</ul><p>77</p><img data-shown="true"/>',
    looks: {
      numbers: [
        { fields: { odd: true }, markup: '<i class="odd"><i>{{number}}</i></i>' },
        { fields: {}, markup: '<i class="even"><i>{{number}}</i></i>' },
      ],
      rows: [{ fields: {}, markup: '<li title="{{name}}">{{name}} {{numbers}}</li>' }],
    },
  });
});

it('an element ends where its own end is, not that of one within it', () => {
  expect(elementAt('<p>a</p><b>c<b>d</b></b><b>e</b>', /<b/)).toBe('<b>c<b>d</b></b>');
});

it('says so where the text of a hole is in no piece of its kind', () => {
  const draw = () => '<ul><li>RowName <i>seventy-seven</i></li></ul>';
  expect(() =>
    drawPieces(
      declared(() => undefined),
      draw,
    ),
  ).toThrow('77, for which number stands, is nowhere in the drawn numbers');
});

it('says so where a page has no such piece', () => {
  expect(() =>
    drawPieces(
      declared(() => undefined),
      () => '<ul></ul>',
    ),
  ).toThrow('nothing opens at /<i/');
  expect(() => elementAt('<b>never ends', /<b/)).toThrow('nothing opens at /<b/');
});
