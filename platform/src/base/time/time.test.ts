/**
 * @jest-environment ./jest/node-in-zones.cjs
 */
import { addDays, dayOfUtc, daysFrom, momentsOf } from './days';
import { merchantDayOf, merchantMoment } from './merchant-day';

const HOUR = 3_600_000;
const hours = (day: string, zone: string) =>
  (merchantMoment(addDays(day, 1), zone).getTime() - merchantMoment(day, zone).getTime()) / HOUR;

declare const inZone: (zone: string) => void;

/** Zones of machines: ahead of UTC and behind it, with clocks that change at two and at midnight. */
const MACHINES = ['UTC', 'Asia/Bangkok', 'America/Los_Angeles', 'Europe/London', 'America/Havana'];

describe.each(MACHINES)('the day of a merchant, on a machine in %s', (machine) => {
  beforeEach(() => inZone(machine));

  it.each([
    // Ahead of UTC, behind it, by parts of an hour, and by more than half a day.
    ['Asia/Bangkok', '2026-11-21T16:59:59.999Z', '2026-11-21', '2026-11-22'],
    ['America/Sao_Paulo', '2026-11-22T02:59:59.999Z', '2026-11-21', '2026-11-22'],
    ['Asia/Kathmandu', '2026-03-13T18:14:59.999Z', '2026-03-13', '2026-03-14'],
    ['America/St_Johns', '2026-01-01T03:29:59.999Z', '2025-12-31', '2026-01-01'],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59.999Z', '2026-12-31', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59.999Z', '2026-02-28', '2026-03-01'],
    ['Asia/Bangkok', '2028-02-28T16:59:59.999Z', '2028-02-28', '2028-02-29'],
  ])('changes in %s a millisecond after %s, from %s to %s', (zone, last, before, after) => {
    const end = new Date(last);
    const begin = new Date(end.getTime() + 1);
    expect([merchantDayOf(end, zone), merchantDayOf(begin, zone)]).toEqual([before, after]);
    expect(merchantMoment(after, zone)).toEqual(begin);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    // Clocks go forward at midnight, so the day begins at one; they go back to midnight, so it begins with the first of the two.
    ['America/Havana', '2026-03-08', 23],
    ['America/Havana', '2026-11-01', 25],
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Santiago', '2026-09-06', 23],
    // The hour before midnight occurs twice and belongs to the day that it ends.
    ['Africa/Cairo', '2026-10-29', 25],
    ['Asia/Bangkok', '2026-03-29', 24],
  ])('has in %s on %s %d hours, and each of its moments is in it', (zone, day, length) => {
    expect(hours(day, zone)).toBe(length);
    const [from, to] = [day, addDays(day, 1)].map((each) => merchantMoment(each, zone).getTime());
    for (const moment of [from!, from! + HOUR, (from! + to!) / 2, to! - HOUR, to! - 1])
      expect([moment, merchantDayOf(new Date(moment), zone)]).toEqual([moment, day]);
    expect(merchantDayOf(new Date(from! - 1), zone)).toBe(addDays(day, -1));
    expect(merchantDayOf(new Date(to!), zone)).toBe(addDays(day, 1));
  });

  it('knows a time that comes twice by the first, and one that does not come by the change', () => {
    const at = (day: string, time: string) => merchantMoment(day, 'America/New_York', time).toISOString();
    expect(at('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z');
    expect(merchantMoment('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(at('2026-07-01', '18:00')).toBe('2026-07-01T22:00:00.000Z');
  });

  it('is refused to a zone that nobody knows', () => {
    expect(() => merchantDayOf(new Date(), 'Asia/Nowhere')).toThrow(RangeError);
    expect(() => merchantMoment('2026-11-22', 'Asia/Nowhere')).toThrow(RangeError);
  });
});

describe('days of the calendar', () => {
  it('go on over month ends and the leap day', () => {
    expect([addDays('2026-01-31', 1), addDays('2026-12-31', 1)]).toEqual(['2026-02-01', '2027-01-01']);
    expect([addDays('2028-02-28', 1), addDays('2026-02-28', 1)]).toEqual(['2028-02-29', '2026-03-01']);
    expect([daysFrom('2028-02-28', '2028-03-01'), daysFrom('2026-02-28', '2026-03-01')]).toEqual([2, 1]);
    expect([daysFrom('2026-03-01', '2026-03-01'), daysFrom('2026-03-02', '2026-03-01')]).toEqual([0, -1]);
  });

  it('have the moments of UTC, the last of them known to any table', () => {
    expect(momentsOf('2028-02-29')).toEqual({
      from: new Date('2028-02-29T00:00:00Z'),
      to: new Date('2028-03-01T00:00:00Z'),
    });
    expect(momentsOf('9999-12-31')?.to.getTime()).toBe(Date.UTC(10_000, 0));
    expect(dayOfUtc(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-2-1',
    '0000-00-00',
    '99999',
    '',
  ])('%j is none', (text) => expect(momentsOf(text)).toBeUndefined());
});
