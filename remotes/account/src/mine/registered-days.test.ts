import { registeredDays } from './registered-days';

const hour = 3_600_000;
const now = new Date(2026, 10, 20, 12).getTime();

it('counts whole days since registration', async () => {
  await proves('S9-CONST-41', () => {
    expect(registeredDays(now - 36 * hour, now)).toBe(1);
    expect(registeredDays(now - 24 * hour, now)).toBe(1);
    expect(registeredDays(now - 24 * hour + 1, now)).toBe(0);
    expect(registeredDays(now, now)).toBe(0);
    expect(registeredDays(now + hour, now)).toBe(0);
    expect(registeredDays('2026-11-17 13:00:00', now)).toBe(2);
    expect(registeredDays('2026-11-17 12:00:00', now)).toBe(3);
  });
});

it('is undefined for an unreadable date', () => {
  expect(registeredDays('some day', now)).toBeUndefined();
  expect(registeredDays('', now)).toBeUndefined();
  expect(registeredDays(undefined, now)).toBeUndefined();
});
