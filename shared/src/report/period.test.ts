import { addDays, countDays, daysBetween } from '@foyer/shared/time';
import { MAX_DAYS, rangeProblem, readPeriod, writePeriod } from './period';

const chosen = (from: string, to: string) => new URLSearchParams({ period: 'custom', from, to });

describe('the days of a report over the ends of months', () => {
  it.each([
    ['2026-01-31', '2026-03-01', 30],
    ['2028-01-31', '2028-03-01', 31],
    ['2028-02-28', '2028-02-29', 2],
    ['2026-12-31', '2027-01-01', 2],
  ])('from %s to %s are %i days, as chosen, and again from the address', (from, to, count) => {
    const period = readPeriod(chosen(from, to), to);
    expect(period).toEqual({ period: 'custom', from, to });
    expect(countDays(period.from, period.to)).toBe(count);
    expect(readPeriod(new URLSearchParams(writePeriod(period)), to)).toEqual(period);
    expect(new Set(daysBetween(from, to)).size).toBe(count);
  });

  it('are at most 31, whatever months they go over', () => {
    expect(rangeProblem({ from: '2028-01-30', to: '2028-03-01' }, '2028-03-01')).toEqual({
      ...{ field: 'from', key: 'report.range.long' },
    });
    for (const to of ['2026-03-01', '2028-02-29', '2028-03-01', '2026-05-31', '2027-01-01']) {
      expect(rangeProblem({ from: addDays(to, 1 - MAX_DAYS), to }, to)).toBeUndefined();
      expect(rangeProblem({ from: addDays(to, -MAX_DAYS), to }, to)).toMatchObject({ key: 'report.range.long' });
    }
  });

  it.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01'])(
    'take no %s, which is not in the calendar',
    (day) => {
      expect(rangeProblem({ from: day, to: '2026-12-31' }, '2026-12-31')).toMatchObject({ field: 'from' });
      expect(rangeProblem({ from: '2026-01-01', to: day }, '2026-12-31')).toMatchObject({ field: 'to' });
      expect(readPeriod(chosen(day, day), '2026-03-01')).toMatchObject({ from: '2026-02-23', to: '2026-03-01' });
    },
  );

  it('goes back from the 1st of March by seven and thirty days, with the leap day and without', () => {
    const back = (period: string, today: string) => readPeriod(new URLSearchParams({ period }), today).from;
    expect([back('7', '2026-03-01'), back('30', '2026-03-01'), back('yesterday', '2026-03-01')]).toEqual([
      ...['2026-02-23', '2026-01-31', '2026-02-28'],
    ]);
    expect([back('7', '2028-03-01'), back('30', '2028-03-01'), back('yesterday', '2028-03-01')]).toEqual([
      ...['2028-02-24', '2028-02-01', '2028-02-29'],
    ]);
  });
});
