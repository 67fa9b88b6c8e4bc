import type { Translate } from '@foyer/shared/i18n';
import { changeLanguage } from '@foyer/shared/i18n';
import type { Comparison, Report, ReportedArm } from '../shapes';
import { toneOf, verdictsIn } from './verdicts';

beforeAll(() => changeLanguage('EN'));

/** Says the key and what is filled in. */
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' | ');
const arm = (name: string, visitors = 500): ReportedArm => ({
  ...{ arm: name, version: '1.0.0', share: 0.5, visitors, members: 0, told: 0, login: 0, registration: 0, deposit: 0 },
  ...{ launch: 0, bet: 0, bets: 0, stakes: '0', loads: null, failures: null },
});
const compared = (low: number | null, high: number | null, more: Partial<Comparison> = {}): Comparison => ({
  ...{ arm: 'new', metric: 'deposit', difference: 0.02, low, high, p: 0.5 },
  ...more,
});
const report = (more: Partial<Report>): Report => ({
  ...{ name: 'cards', part: 'games', hypothesis: '', startedAt: '', dividedAt: '', until: '', metric: 'deposit' },
  ...{ own: true, state: 'running', leftOut: 0, ratio: 1, arms: [arm('old'), arm('new')], previews: true },
  ...{ comparisons: [], guardrails: [], verdicts: [{ kind: 'keep looking' }] },
  ...more,
});
const saidOf = (each: Comparison, more: Partial<Report> = {}) =>
  verdictsIn(t, report({ comparisons: [each], ...more })).map(({ text, tone }) => [text, tone]);

it('says which arm is better or worse, by how much, and when nothing is known yet', () => {
  expect(saidOf(compared(0.012, 0.034))).toEqual([
    ['verdict.better | new | old | metric.deposit | verdict.points | 1.2 | 3.4', 'good'],
  ]);
  expect(saidOf(compared(-0.034, -0.012))).toEqual([
    ['verdict.worse | new | old | metric.deposit | verdict.points | 1.2 | 3.4', 'bad'],
  ]);
  expect(saidOf(compared(-0.02, 0.03))).toEqual([
    ['verdict.look | new | old | metric.deposit | verdict.points | -2.0 | 3.0', undefined],
  ]);
  expect(saidOf(compared(-0.02, 0.03), { state: 'over' })).toEqual([
    ['verdict.none | new | old | metric.deposit | verdict.points | -3.0 | 3.0', undefined],
  ]);
  for (const each of [compared(-1, 1), compared(null, null)])
    expect(saidOf(each)).toEqual([['verdict.few | new | old | metric.deposit', undefined]]);
  expect(saidOf(compared(1.5, 4, { metric: 'stake' }))).toEqual([
    ['verdict.better | new | old | metric.stake | verdict.amounts | 1.50 | 4.00', 'good'],
  ]);
});

it('says harm first, and more failed loads are harm', () => {
  const failing = { ...compared(0.01, 0.05, { metric: 'failures' }), worse: true };
  const fine = { ...compared(-0.01, 0.05, { metric: 'bet' }), worse: false };
  const said = verdictsIn(t, report({ comparisons: [compared(0.01, 0.02)], guardrails: [fine, failing] }));
  expect(said.map(({ tone }) => tone)).toEqual(['bad', 'good']);
  expect(said[0]?.text).toBe('verdict.harm | new | old | metric.failures');
  expect(toneOf(failing)).toBe('bad');
  expect(toneOf({ ...failing, low: -0.05, high: -0.01 })).toBe('good');
});

it('replaces every verdict where arms have other visitors than they should, and where nobody came', () => {
  const ratio = report({
    ...{ arms: [arm('old', 900), arm('new', 100)], verdicts: [{ kind: 'ratio' }], comparisons: [compared(0.01, 0.02)] },
  });
  expect(verdictsIn(t, ratio)).toEqual([
    {
      text: 'verdict.ratio | verdict.ratioArm | old | 90.0 % | 50.0 %, verdict.ratioArm | new | 10.0 % | 50.0 %',
      tone: 'bad',
    },
  ]);
  expect(verdictsIn(t, report({ verdicts: [{ kind: 'nothing yet' }] }))).toEqual([
    { text: 'verdict.nobody', tone: undefined },
  ]);
});
