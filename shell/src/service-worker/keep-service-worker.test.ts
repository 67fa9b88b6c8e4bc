import { keepServiceWorker, keepServiceWorkerLater } from './keep-service-worker';

/** The part of a worker that the helper uses. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly scriptURL = new URL('/sw.js', location.href).href;
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let registration: FakeRegistration;
let helper: Awaited<ReturnType<typeof keepServiceWorker>>;
const told = (worker: FakeWorker) => worker.messages.some((each) => (each as { type: string }).type === 'SKIP_WAITING');

function install(worker: FakeWorker): void {
  registration.waiting = worker;
  registration.installing = null;
  worker.become('installed');
}

/** jsdom has no MessageChannel. */
class FakeChannel {
  readonly port1 = { onmessage: null };
  readonly port2 = {};
}

beforeEach(async () => {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  registration = new FakeRegistration();
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: new Promise(() => undefined),
    register: jest.fn(async () => registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  jest.useFakeTimers();
  helper = await keepServiceWorker();
  expect(container.register).toHaveBeenCalledWith('/sw.js', {});
});
afterEach(() => jest.useRealTimers());

describe('a newer service worker', () => {
  it('is taken for waiting after 200 ms, and then let in', async () => {
    const worker = new FakeWorker();
    registration.find(worker);
    install(worker);
    await proves('S9-CONST-44', () => {
      jest.advanceTimersByTime(199);
      expect(told(worker)).toBe(false);
      jest.advanceTimersByTime(1);
      expect(told(worker)).toBe(true);
    });
  });

  it('that activates by itself within that time is not asked', () => {
    const worker = new FakeWorker();
    registration.find(worker);
    install(worker);
    jest.advanceTimersByTime(150);
    registration.waiting = null;
    worker.become('activating');
    jest.advanceTimersByTime(1000);
    expect(told(worker)).toBe(false);
  });

  it.each([
    [59_000, false],
    [61_000, true],
  ])('found %d ms after registering: somebody else’s is %p', async (after, external) => {
    const seen: (boolean | undefined)[] = [];
    helper.addEventListener('installed', ({ isExternal }) => void seen.push(isExternal));
    jest.advanceTimersByTime(after);
    const worker = new FakeWorker();
    registration.find(worker);
    install(worker);
    await proves('S9-CONST-44', () => expect(seen).toEqual([external]));
  });
});

declare const process: { readonly env: { readonly NODE_ENV?: string } };

describe('under `pnpm dev`', () => {
  const before = process.env.NODE_ENV;
  const set = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
  beforeEach(() => set('development'));
  afterEach(() => set(before));

  it('no worker is registered, and one of an earlier visit goes with all that it kept', async () => {
    const unregister = jest.fn(async () => true);
    const { serviceWorker } = navigator;
    Object.assign(serviceWorker, { getRegistrations: async () => [{ unregister }], register: jest.fn() });
    const kept = new Set(['documents', 'releases']);
    Object.assign(globalThis, {
      caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    });
    keepServiceWorkerLater();
    await jest.advanceTimersByTimeAsync(1000);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect([...kept]).toEqual([]);
    expect(serviceWorker.register).not.toHaveBeenCalled();
  });
});
