import { afterMotion } from './after-motion';

const done = jest.fn();
const element = document.createElement('div');

function moving(...finished: readonly Promise<unknown>[]): Element {
  element.getAnimations = () => finished.map((one) => ({ finished: one }) as Animation);
  return element;
}

const never = new Promise<void>(() => undefined);
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  done.mockClear();
});
afterEach(() => jest.useRealTimers());

it('calls back at once, and once, where nothing moves or nothing is there', async () => {
  afterMotion(moving(), done);
  expect(done).toHaveBeenCalledTimes(1);
  afterMotion(null, done);
  expect(done).toHaveBeenCalledTimes(2);
  await wait(2000);
  expect(done).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('calls back once the last motion is over, however it ended', async () => {
  let end = (): void => undefined;
  const last = new Promise<void>((over) => {
    end = over;
  });
  afterMotion(moving(Promise.resolve(), Promise.reject(new Error('cancelled')), last), done);
  await wait(900);
  expect(done).not.toHaveBeenCalled();
  end();
  await wait(0);
  expect(done).toHaveBeenCalledTimes(1);
  await wait(2000);
  expect(done).toHaveBeenCalledTimes(1);
});

it('waits for a motion that never ends for a second', async () => {
  afterMotion(moving(never), done);
  await wait(999);
  expect(done).not.toHaveBeenCalled();
  await wait(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('may be stopped', async () => {
  let end = (): void => undefined;
  const motion = new Promise<void>((over) => {
    end = over;
  });
  afterMotion(moving(motion), done)();
  end();
  await wait(2000);
  expect(done).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
