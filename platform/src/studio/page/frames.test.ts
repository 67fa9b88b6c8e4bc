import { later, laterOnce } from './frames';

const frames: FrameRequestCallback[] = [];
const pass = () => {
  for (const frame of frames.splice(0)) frame(0);
};
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  setHidden(true);
  setHidden(false);
  frames.length = 0;
  jest.restoreAllMocks();
});

it('does nothing in the frame of a press, then one thing a frame, in the order in which they came', () => {
  const done: string[] = [];
  for (const name of ['sum', 'road', 'site']) later(() => done.push(name));
  const after = [0, 1, 2, 3].map(() => {
    pass();
    return [...done];
  });
  expect(after).toEqual([[], ['sum'], ['sum', 'road'], ['sum', 'road', 'site']]);
  expect(frames).toHaveLength(0);
  later(() => done.push('again'));
  pass();
  pass();
  expect(done).toEqual(['sum', 'road', 'site', 'again']);
});

it('does once what was asked for more than once meanwhile, and again when asked again', () => {
  const task = jest.fn();
  const ask = laterOnce(task);
  for (const each of [ask, ask]) each();
  for (const each of [pass, pass, pass]) each();
  expect(task).toHaveBeenCalledTimes(1);
  ask();
  for (const each of [pass, pass]) each();
  expect(task).toHaveBeenCalledTimes(2);
});

it('goes on after a task that fails', () => {
  const done: string[] = [];
  later(() => {
    throw new Error('the page lacks it');
  });
  later(() => done.push('next'));
  pass();
  expect(pass).toThrow('the page lacks it');
  pass();
  expect(done).toEqual(['next']);
});

it('waits for no frame with reduced motion, nor in a page that is hidden', () => {
  const done: string[] = [];
  later(() => done.push('waits'));
  setHidden(true);
  expect(done).toEqual(['waits']);
  later(() => done.push('hidden'));
  expect(done).toEqual(['waits', 'hidden']);
  setHidden(false);
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  later(() => done.push('still'));
  expect(done).toEqual(['waits', 'hidden', 'still']);
});
