import { changeLanguage } from '@foyer/shared/i18n';
import { momentText } from './moment';

const zone = 'Asia/Bangkok';

beforeEach(() => changeLanguage('EN'));

it('names the year of a moment where it is not this one, by the zone of the merchant', () => {
  // 2027 has begun in Bangkok.
  jest.useFakeTimers({ now: new Date('2026-12-31T18:00:00Z') });
  expect(momentText(Date.parse('2027-01-01T05:30:00Z'), zone)).toBe('Jan 1, 12:30');
  expect(momentText(Date.parse('2026-12-31T16:59:59Z'), zone, true)).toBe('Dec 31, 2026, 23:59:59');
  expect(momentText(Date.parse('2025-01-01T05:30:00Z'), zone)).toBe('Jan 1, 2025, 12:30');
  jest.useRealTimers();
});
