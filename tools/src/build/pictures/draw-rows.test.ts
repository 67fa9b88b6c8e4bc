import type { RowsDeclaration } from '@foyer/shared/remote';
import { drawRows, markupsOfRows } from './draw-rows';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly image?: string;
  readonly status: string;
  readonly from?: number;
}

let shown: readonly Row[] = [];
/** A page of rows, of which the first two have another image. */
const page = () => {
  const rows = shown.map(({ id, title, image, status, from }, place) => {
    const day = from === undefined ? '' : new Intl.DateTimeFormat('th', { dateStyle: 'medium' }).format(from);
    const art = image ? `<img src="${image}"${place < 2 ? ' eager' : ''}>` : '';
    return `<li><a href="/${id}" id="_R_${place}_" class="${status}">${art}${title} ${day}</a></li>`;
  });
  return rows.length === 0 ? '<p class="none">none</p>' : `<ul class="all">${rows.join('')}</ul>`;
};
const draw = (prepare: () => void) => {
  prepare();
  return page();
};

const rows = {
  request: 'activities',
  row: (place) => ({
    ...{ id: 71_000_000 + place, title: 'TitleOfRow', image: '/ImageOfRow', status: 'running' },
    from: Date.UTC(2026, 2, 13, 5),
  }),
  answer: (given: readonly Row[]) => {
    shown = given;
  },
  by: [['status', 'coming'], ['status', 'ended'], ['image'], ['from']],
  holes: [['title'], ['id'], ['image'], { dates: { from: 'from' } }],
  most: 4,
} satisfies RowsDeclaration;

it('draws a row for all that its fields can say, with as many looks as places have', () => {
  const view = drawRows(rows, 'TY', draw);
  expect([view.markup, view.empty]).toEqual(['<ul class="all">{{rows}}</ul>', '<p class="none">none</p>']);
  expect(Object.keys(view.rows.markup)).toHaveLength(12);
  const start = (status: string) => `<li><a href="/{{1}}" id="row-{{place}}-0" class="${status}">`;
  expect(view.rows.markup['0011']).toEqual([
    `${start('running')}<img src="{{2}}" eager>{{0}} {{3}}</a></li>`,
    `${start('running')}<img src="{{2}}" eager>{{0}} {{3}}</a></li>`,
    `${start('running')}<img src="{{2}}">{{0}} {{3}}</a></li>`,
  ]);
  expect(view.rows.markup['0100']).toBe(`${start('ended')}{{0}} </a></li>`);
});

it('has all of its markup for whoever looks for class names', () => {
  const all = markupsOfRows(drawRows(rows, 'TY', draw)).join('');
  for (const name of ['all', 'none', 'running', 'coming', 'ended']) expect(all).toContain(`class="${name}"`);
});

it('refuses a hole whose text is nowhere, and rows that change the page around them', () => {
  expect(() => drawRows({ ...rows, holes: [...rows.holes, ['summary']] }, 'TY', draw)).toThrow('summary');
  expect(() => drawRows({ ...rows, holes: [...rows.holes, { moment: 'from' }] }, 'TY', draw)).toThrow('moment');
  const around = (prepare: () => void) => `${draw(prepare)}${shown[0]?.status}`;
  expect(() => drawRows(rows, 'TY', around)).toThrow('no rows of one page');
});
