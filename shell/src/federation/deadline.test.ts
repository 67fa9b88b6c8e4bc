import { deadline } from './deadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('aborts when the time is over, with the reason of a time that is over', () => {
  const signal = deadline(500);
  jest.advanceTimersByTime(499);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
