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
  for (const each of [pass, pass]) each();
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

it('resolves in the frame in which it is done', async () => {
  const done: string[] = [];
  void later(() => done.push('cleared')).then(() => done.push('goes on'));
  pass();
  await Promise.resolve();
  expect(done).toEqual([]);
  pass();
  await Promise.resolve();
  expect(done).toEqual(['cleared', 'goes on']);
});

it('sends a round in the frame after its press, before what else waits; what the site does about it has two frames', async () => {
  document.body.innerHTML = '<output id="balance"></output>';
  const { createPurse } = await import('./purse');
  const calls = jest
    .fn()
    .mockResolvedValue(
      new Response(JSON.stringify({ balance: '90', payout: '0' }), { headers: { 'content-type': 'application/json' } }),
    );
  globalThis.fetch = calls;
  const purse = createPurse({ balance: '100' });
  const done: string[] = [];
  const round = purse.play('10');
  later(() => done.push('texts'));
  await Promise.resolve();
  pass();
  expect(calls).not.toHaveBeenCalled();
  pass();
  await Promise.resolve();
  await Promise.resolve();
  expect(calls).toHaveBeenCalledTimes(1);
  expect(done).toEqual([]);
  pass();
  expect(done).toEqual(['texts']);
  await round;
  later(() => done.push('after the site'));
  const left = [0, 1, 2, 3].map(() => {
    pass();
    return done.length;
  });
  expect(left).toEqual([1, 1, 1, 2]);
});
