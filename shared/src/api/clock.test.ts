import { forgetTime, learnTime, serverNow } from './clock';

const MINUTE = 60_000;
const noon = Date.UTC(2026, 10, 22, 12);

/** Learns from an answer written at `server`, on a device that is `off` ms from it and asked `ago` ms before. */
function answer(server: number, off: number, ago = 80): void {
  learnTime(new Date(server - (server % 1000)).toUTCString(), server + off - ago, server + off);
}

beforeEach(forgetTime);

it('is the time of the device before anything was answered, and where the answers say nothing', () => {
  expect(serverNow(noon)).toBe(noon);
  learnTime(null, noon - 1, noon);
  learnTime('yesterday', noon - 1, noon);
  expect(serverNow(noon)).toBe(noon);
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000);
});

it.each([10 * MINUTE, -10 * MINUTE, 400 * 24 * 60 * MINUTE, 3000])(
  'is that of the platform within a second, on a device that is %d ms off',
  (off) => {
    answer(noon + 730, off);
    expect(Math.abs(serverNow(noon + 5000 + off) - (noon + 5000))).toBeLessThanOrEqual(1000);
  },
);

it('comes closer with every answer', () => {
  for (const at of [120, 950, 1030, 2480, 3990]) answer(noon + at, 10 * MINUTE);
  expect(Math.abs(serverNow(noon + 5000 + 10 * MINUTE) - (noon + 5000))).toBeLessThanOrEqual(100);
});

it('leaves a clock alone that may be right', () => {
  for (const at of [120, 950, 1030, 2480, 3990]) answer(noon + at, 0, 2000);
  expect(serverNow(noon + 4000)).toBe(noon + 4000);
});

it('learns anew when the clock of the device is set, and nothing from an answer that came before it was asked for', () => {
  answer(noon, 10 * MINUTE);
  answer(noon + 5000, -3 * MINUTE);
  expect(Math.abs(serverNow(noon + 6000 - 3 * MINUTE) - (noon + 6000))).toBeLessThanOrEqual(1000);
  learnTime(new Date(noon).toUTCString(), noon + 20 * MINUTE, noon);
  expect(Math.abs(serverNow(noon + 6000 - 3 * MINUTE) - (noon + 6000))).toBeLessThanOrEqual(1000);
});
