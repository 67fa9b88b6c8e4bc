/**
 * @jest-environment ./jest/in-zones.cjs
 */
import { changeLanguage, dateText } from '@foyer/shared/i18n';
import { dayText, momentText } from '@foyer/shared/report';

declare const inZone: (zone: string) => void;

beforeEach(() => changeLanguage('EN'));
afterAll(() => changeLanguage('TY'));

describe.each(['UTC', 'Pacific/Kiritimati', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Pago_Pago'])(
  'on a device in %s',
  (zone) => {
    beforeEach(() => inZone(zone));

    it('a day of a report or of the merchant is named as it is, whatever the zone', () => {
      for (const [day, weekday, full] of [
        ['2026-01-31', 'Sat', 'Jan 31, 2026'],
        ['2028-02-29', 'Tue', 'Feb 29, 2028'],
        ['2026-03-01', 'Sun', 'Mar 1, 2026'],
      ] as const) {
        expect([dayText(day, 'full'), dayText(day, 'weekday')]).toEqual([full, weekday]);
        expect([dayText(day, 'short'), dayText(day, 'long')]).toEqual([
          full.slice(0, -6),
          `${weekday}, ${full.slice(0, -6)}`,
        ]);
      }
    });

    it('a moment has the day and the time that the device shows', () => {
      for (const moment of [Date.parse('2026-01-31T23:30:00Z'), Date.parse('2028-02-29T00:10:00Z')]) {
        const shown = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('en', { ...options, timeZone: zone }).format(moment);
        const time = shown({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
        expect(dateText(moment)).toBe(shown({ dateStyle: 'medium' }));
        expect(momentText(moment)).toBe(`${shown({ weekday: 'short', month: 'short', day: 'numeric' })} ${time}`);
      }
    });
  },
);
