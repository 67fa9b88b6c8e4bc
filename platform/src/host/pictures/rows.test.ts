import type { RowsView } from '@foyer/shared/remote';
import { rowsMarkup } from './rows';

const view: RowsView = {
  ...{ request: 'activities', only: ['type', ['PL', 'H']], empty: 'nothing here' },
  markup: '<ul>{{rows}}</ul>',
  rows: {
    by: [['status', 'ended'], ['from']],
    markup: {
      '00': '<li>{{0}}</li>',
      '10': '<li>over: {{0}}</li>',
      '01': ['<li>first: {{0}} {{1}}</li>', '<li id="a{{place}}">{{0}} {{1}} {{2}}</li>'],
      '11': '<li>over: {{0}} {{1}}</li>',
    },
    holes: [['title', 'id'], { dates: { from: 'from', until: 'until' } }, { moment: 'from' }],
    most: 3,
  },
};
const row = (title: string, more: object = {}) => ({ type: 'H', id: 7, title, ...more });
const BANGKOK = { locale: 'en', timeZone: 'Asia/Bangkok' };
const shown = (rows: readonly object[], clock = BANGKOK) => rowsMarkup(view, rows as never, clock);
const at = (iso: string) => Date.parse(iso);

it('has a row as its fields say, and says of several looks the one of its place', () => {
  const from = at('2026-03-13T05:00:00Z');
  const dates = `<span data-moments="${from}" data-days="13">Mar 13, 2026</span>`;
  expect(shown([row('One', { from }), row('Two', { from }), row('Three', { status: 'ended' })])).toBe(
    `<ul><li>first: One ${dates}</li><li id="a1">Two ${dates} 2026-03-13T05:00:00.000Z</li><li>over: Three</li></ul>`,
  );
});

it('has as many as a window shows, and only those that the page shows', () => {
  const rows = ['One', 'Two', 'Three', 'Four'].map((title) => row(title));
  expect(shown(rows)).toBe('<ul><li>One</li><li>Two</li><li>Three</li></ul>');
  expect(shown([{ ...row('Banner'), type: 'B' }, row('One')])).toBe('<ul><li>One</li></ul>');
});

it('is that of none where the answer has none of its rows', () => {
  expect([shown([]), shown([{ ...row('Banner'), type: 'B' }])]).toEqual(['nothing here', 'nothing here']);
});

it('has the first field that says something, be it a zero', () => {
  expect(shown([row('', { id: 0 })])).toBe('<ul><li>0</li></ul>');
  expect(shown([row('', { id: undefined })])).toBe('<ul><li></li></ul>');
});

it.each([
  ['Asia/Bangkok', '14 17', 'Mar 14 – 17, 2026'],
  ['America/Havana', '13 17', 'Mar 13 – 17, 2026'],
])('writes a period as the days of the merchant in %s, without its end', (timeZone, days, text) => {
  const [from, until] = [at('2026-03-13T18:00:00Z'), at('2026-03-17T17:00:00Z')];
  const markup = shown([row('One', { from, until })], { locale: 'en', timeZone });
  const [, given, said] = /data-days="([^"]+)">([^<]+)</.exec(markup) ?? [];
  expect([given, said?.replace(/\s/g, ' ')]).toEqual([days, text]);
  expect(markup).toContain(`data-moments="${from} ${until - 1}"`);
});

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</template>', '{{rows}}{{1}}', '$&'])(
  'shows the text %s as it is',
  (title) => {
    const texts = /^<ul><li>([^<>"]*)<\/li><\/ul>$/.exec(shown([row(title)]))?.[1] ?? '';
    expect(texts.replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '?')).toBe(title);
  },
);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
