import { rangeProblem } from '@foyer/shared/report';
import { readFilter, writeFilter } from './record-filter';

const today = '2026-11-20';
const read = (search: string) => readFilter(new URLSearchParams(search), today);

describe('the address', () => {
  it.each([
    ['', { period: '7', from: '2026-11-14', to: today }],
    ['period=today', { period: 'today', from: today, to: today }],
    ['period=30', { period: '30', from: '2026-10-22', to: today }],
    ['period=ever', { period: '7', from: '2026-11-14', to: today }],
    ['period=custom&from=2026-10-01&to=2026-10-31', { period: 'custom', from: '2026-10-01', to: '2026-10-31' }],
    ['period=custom&from=2026-10-01&to=2026-11-01', { period: 'custom', from: '2026-11-14', to: today }],
    ['period=custom&from=2026-02-30&to=2026-03-01', { period: 'custom', from: '2026-11-14', to: today }],
    ['from=2026-10-01&to=2026-10-31', { period: '7', from: '2026-11-14', to: today }],
  ])('"%s" asks for its days', (search, range) => {
    expect(read(search)).toEqual({ ...range, gameType: '', status: '' });
  });

  it('accepts only known categories and results', () => {
    expect(read('type=SLOTS&status=won')).toMatchObject({ gameType: 'SLOTS', status: 'won' });
    expect(read("type=HOT&status=won' or 1=1")).toMatchObject({ gameType: '', status: '' });
  });

  it.each(['', 'period=30', 'period=custom&from=2026-10-01&to=2026-10-31', 'period=today&type=FISH&status=void'])(
    'comes back from a filter: "%s"',
    (search) => expect(writeFilter(read(search)).toString()).toBe(search),
  );
});

it.each([
  ['', today, 'from', 'report.range.missing'],
  [today, '', 'to', 'report.range.missing'],
  ['2026-11-20', '2026-11-19', 'from', 'report.range.order'],
  ['2026-11-20', '2026-11-21', 'to', 'report.range.future'],
  ['2026-10-20', '2026-11-20', 'from', 'report.range.long'],
])('refuses %s to %s', (from, to, field, key) => expect(rangeProblem({ from, to }, today)).toEqual({ field, key }));

it('allows 31 days, and today alone', () => {
  expect(rangeProblem({ from: '2026-10-21', to: today }, today)).toBeUndefined();
  expect(rangeProblem({ from: today, to: today }, today)).toBeUndefined();
});
