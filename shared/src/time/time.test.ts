/**
 * @jest-environment ./jest/in-zones.cjs
 */
import { addDays, countDays, dateOf, dayOf, daysBetween, isDay, momentOf, zoneOf } from '@foyer/shared/time';

declare const inZone: (zone: string) => void;

const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;

/** Zones ahead of UTC and behind it, by whole hours and parts of them; clocks that change at midnight; one that skipped a day. */
const ZONES = [
  'UTC',
  'Asia/Bangkok',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Europe/Berlin',
  'Australia/Lord_Howe',
];

describe.each(ZONES)('on a device in %s', (zone) => {
  beforeEach(() => inZone(zone));

  it('names the day that its clock shows, in every hour of the days on which clocks change', () => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    for (const day of [
      '2018-11-04',
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-11-01',
      '2026-10-25',
      '2028-02-29',
    ])
      for (let hour = -15; hour < 40; hour += 1) {
        const moment = at(`${day}T00:00:00Z`) + hour * HOUR;
        expect([moment, dayOf(moment)]).toEqual([moment, shown.format(moment)]);
      }
  });

  it('goes from day to day over changes of clocks, month ends and the leap day, leaving none out', () => {
    const days = daysBetween('2018-01-01', '2018-12-31');
    expect([days.length, new Set(days).size, countDays('2018-01-01', '2018-12-31')]).toEqual([365, 365, 365]);
    for (const [index, day] of days.entries()) {
      expect(addDays('2018-01-01', index)).toBe(day);
      expect(addDays(day, -index)).toBe('2018-01-01');
    }
    expect([addDays('2028-03-01', -1), addDays('2026-03-01', -1)]).toEqual(['2028-02-29', '2026-02-28']);
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysBetween('2011-12-29', '2011-12-31')).toHaveLength(3);
  });

  it('gives a date that reads as the same day', () => {
    const read = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short' });
    for (const day of ['2018-11-04', '2026-03-29', '2028-02-29', '2026-12-31'])
      expect(read.format(dateOf(day))).toBe(day);
  });

  it('says the offset of the moment, not that of today', () => {
    for (const moment of [at('2026-01-15T12:00:00Z'), at('2026-07-15T12:00:00Z'), at('2018-11-04T03:00:00Z')])
      expect(zoneOf(moment)).toBe(-new Date(moment).getTimezoneOffset());
    expect(zoneOf()).toBe(-new Date().getTimezoneOffset());
  });

  it('reads what a platform writes by the clock of the device', () => {
    for (const text of ['2026-11-17 13:00:00', '2028-02-29 23:59:59', '2026-07-01 00:00:00'])
      expect(momentOf(text)).toBe(new Date(text.replace(' ', 'T')).getTime());
    expect(momentOf(' 2026-11-17 13:00:00 ')).toBe(momentOf('2026-11-17 13:00:00'));
  });
});

it('says the offset in minutes, east of UTC above zero', () => {
  const moment = at('2026-11-22T12:00:00Z');
  const offsets = ['Asia/Kathmandu', 'Pacific/Kiritimati', 'America/St_Johns'].map((zone) => {
    inZone(zone);
    return zoneOf(moment);
  });
  expect(offsets).toEqual([345, 840, -210]);
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-2-1', false],
  ['2026-02-01 ', false],
  ['2026-02-01T00:00:00Z', false],
  ['20260201', false],
  ['today', false],
  ['', false],
  [null, false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

it('counts none where the end lies before the start', () => {
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
  expect(countDays('2026-12-30', '2026-12-28')).toBe(-1);
});

it('counts a range of centuries without going through its days', () => {
  expect(countDays('1000-01-01', '9999-12-31')).toBe(3_287_182);
});

it.each([
  'some day',
  '',
  '2026-11-17',
  '2026-11-17 13:00',
  '2026-02-30 10:00:00',
  '2026-11-17 24:00:00',
  '2026-11-17T13:00:00Z',
  '17.11.2026 13:00:00',
  '1700000000000',
])('%j is no moment', (text) => expect(momentOf(text)).toBeUndefined());
