import { dayIn, hoursOf, periodOf } from './period';

describe('the period of a job', () => {
  it('has the name that the platform knows it by', () => {
    expect(periodOf('rebate', '2026-11-22')).toBe('2026-11-22');
    expect(['2026-11-15', '2026-11-16'].map((day) => periodOf('dividend', day))).toEqual(['2026-11-01', '2026-11-16']);
    expect(['2026-11-19', '2026-11-20', '2026-11-22'].map((day) => periodOf('cashback', day))).toEqual([
      '2026-11-13',
      '2026-11-20',
      '2026-11-20',
    ]);
    expect(dayIn(Date.parse('2026-11-22T18:00Z'), 'Asia/Bangkok')).toBe('2026-11-23');
  });

  it('is an hour that the clock shows: none that it leaps over, twice one that comes twice', () => {
    expect(hoursOf('2026-11-22', 'Asia/Kolkata')[13]).toBe('2026-11-22T13:00+05:30');
    expect(hoursOf('2026-03-08', 'America/New_York')).toHaveLength(23);
    expect(hoursOf('2026-11-01', 'America/New_York').slice(1, 3)).toEqual([
      '2026-11-01T01:00-04:00',
      '2026-11-01T01:00-05:00',
    ]);
    expect(hoursOf('no day', 'Asia/Bangkok')).toEqual([]);
  });
});
