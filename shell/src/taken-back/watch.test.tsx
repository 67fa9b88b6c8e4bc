import { call } from '@foyer/shared/api';
import { BrowserRouter, Link, useLeaveGuard, useLocation } from '@foyer/shared/router';
import { provideNewDocument, provideTransport, sessionOwner, writes } from '@foyer/shared/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadAnew } from '../session/document-navigation';
import { EVERY } from './every';
import { watchTakenBack } from './watch';
import { watchTakenBackLater } from './watch-later';

jest.mock('../session/document-navigation', () => ({ loadAnew: jest.fn() }));
const tellOfVisit = jest.fn();
jest.mock('../beacons/tell', () => ({ tellOfVisit: () => tellOfVisit() }));

const MINUTE = 60_000;
let seen: { part: string; version: string; failed: boolean; error: Error }[];
/** What the host says, and how often it was asked. */
let says: () => Response;
let asked = 0;

function Page({ unsaved }: { unsaved: boolean }) {
  const { pathname, search } = useLocation();
  useLeaveGuard(unsaved);
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/m/mine">mine</Link>
      <Link to="/m/help">help</Link>
      <Link to={{ search: '?tab=hot' }}>tab</Link>
      <label>
        amount <input />
      </label>
      <button type="button">pick</button>
    </>
  );
}

function open(path = '/m/home', { unsaved = false } = {}) {
  history.replaceState({ idx: 0 }, '', path);
  const site = (holds: boolean) => (
    <BrowserRouter>
      <Page unsaved={holds} />
    </BrowserRouter>
  );
  const { rerender, container } = render(site(unsaved));
  return { container, hold: (holds: boolean) => rerender(site(holds)) };
}
const press = (role: 'link' | 'button', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const follow = (name: string) => press('link', name);
const shown = () => screen.getByRole('status').textContent;
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const list = (value: unknown) => () => Response.json(value);
/** Until an answer has been read: a body comes some turns later. */
const answers = async () => {
  for (let turn = 0; turn < 5; turn += 1) await later(0);
};

/** Ends what listens to the page: the next script is that of a new document. */
let endDocument = () => {};

/** As a document whose script has just come, in which nothing was pressed. */
async function watch() {
  endDocument();
  const ends: (() => void)[] = [];
  const { addEventListener: add } = EventTarget.prototype;
  const spy = jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    name,
    listener,
    options,
  ) {
    add.call(this, name, listener, options);
    ends.push(() => this.removeEventListener(name, listener, options));
  });
  watchTakenBack();
  spy.mockRestore();
  endDocument = () => {
    for (const end of ends) end();
    provideNewDocument(() => false);
    jest.clearAllTimers();
  };
  await answers();
}

let visibility: DocumentVisibilityState;
const become = async (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await answers();
};

const ownFetch = globalThis.fetch;
const tookAnew = jest.mocked(loadAnew);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  visibility = 'visible';
  sessionStorage.clear();
  Object.assign(writes, { running: 0, endedAt: Number.NEGATIVE_INFINITY });
  seen = [];
  asked = 0;
  says = list({});
  Object.assign(globalThis, { __foyer: { seen, releases: () => 'shell@1.0.0,games@2.0.0' } });
  globalThis.fetch = (async (address: string) => {
    expect(address).toBe('/taken-back.json');
    asked += 1;
    return says();
  }) as typeof fetch;
});
afterEach(() => {
  endDocument();
  sessionOwner.end();
  jest.useRealTimers();
  jest.restoreAllMocks();
  tookAnew.mockReset();
  tellOfVisit.mockReset();
  document.body.removeAttribute('style');
  globalThis.fetch = ownFetch;
});

const TAKEN = list({ games: ['2.0.0', '1.9.0'] });

it('asks nothing before the page has been open for a while, nor while it is hidden, and then within a minute', async () => {
  open();
  watchTakenBackLater();
  await later(EVERY - 1);
  expect(asked).toBe(0);
  await later(1);
  await become('hidden');
  asked = 0;
  await later(60 * MINUTE);
  expect(asked).toBe(0);
  await become('visible');
  expect(asked).toBe(1);
  await later(MINUTE);
  expect(asked).toBe(2);
});

it('asks more seldom while the host does not say', async () => {
  open();
  says = () => new Response('not found', { status: 404 });
  await watch();
  await later(60 * MINUTE);
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(12);
  says = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
  await become('visible');
  await follow('mine');
  expect([shown(), tookAnew.mock.calls]).toEqual(['/m/mine', []]);
});

describe('a page with a release that was taken back', () => {
  it('takes the next step to another path by a new document, and shows nothing of it before', async () => {
    open();
    await watch();
    says = TAKEN;
    await later(MINUTE);
    expect(tookAnew).not.toHaveBeenCalled();
    await follow('tab');
    expect([shown(), tookAnew.mock.calls]).toEqual(['/m/home?tab=hot', []]);
    await follow('mine');
    expect(tookAnew).toHaveBeenCalledTimes(1);
    expect([shown(), location.pathname]).toEqual(['/m/home?tab=hot', '/m/mine']);
    // The document did not come, and the member presses again.
    await follow('help');
    expect(tookAnew).toHaveBeenCalledTimes(2);
    expect(location.pathname).toBe('/m/help');
  });

  it('takes a step back so as well', async () => {
    open();
    await follow('mine');
    await watch();
    says = TAKEN;
    await later(MINUTE);
    history.back();
    await later(100);
    expect([shown(), location.pathname, tookAnew.mock.calls.length]).toEqual(['/m/mine', '/m/home', 1]);
  });

  it.each([
    ['other releases', { games: ['1.0.0'], wallet: ['2.0.0'] }],
    ['nonsense', { games: 'games@2.0.0', shell: { '1.0.0': true } }],
    ['no list', ['games@2.0.0']],
  ])('is told apart from %s', async (_, value) => {
    open();
    says = list(value);
    await watch();
    await follow('mine');
    await become('hidden');
    await become('visible');
    expect([shown(), tookAnew.mock.calls]).toEqual(['/m/mine', []]);
  });

  it('is loaded anew when it is seen again, if nothing was pressed in it', async () => {
    open();
    await watch();
    says = TAKEN;
    await become('hidden');
    expect(tookAnew).not.toHaveBeenCalled();
    await become('visible');
    expect(tookAnew).toHaveBeenCalledTimes(1);
  });
});

describe('nothing is lost:', () => {
  beforeEach(() => {
    says = TAKEN;
  });
  const comesBack = async () => {
    await become('hidden');
    await become('visible');
  };

  it('a page in which something was pressed stays when it is seen again, until a step', async () => {
    open();
    await watch();
    await press('button', 'pick');
    await comesBack();
    expect(tookAnew).not.toHaveBeenCalled();
    await follow('mine');
    expect(tookAnew).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was pressed', { hasBeenActive: true }],
    ['may have been, by a browser that does not say', undefined],
  ])('what %s before the script came counts', async (_, value) => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value });
    open();
    await watch();
    await comesBack();
    expect(tookAnew).not.toHaveBeenCalled();
  });

  it('a frame, in which a round may run, stays', async () => {
    const { container } = open();
    await watch();
    const frame = document.createElement('iframe');
    container.append(frame);
    await comesBack();
    expect(tookAnew).not.toHaveBeenCalled();
    frame.remove();
    await comesBack();
    expect(tookAnew).toHaveBeenCalledTimes(1);
  });

  it('a form with something typed keeps the step for the router', async () => {
    open();
    await watch();
    const field = screen.getByLabelText('amount');
    fireEvent.input(field, { target: { value: '500' } });
    await comesBack();
    await follow('mine');
    expect([shown(), tookAnew.mock.calls]).toEqual(['/m/mine', []]);
    expect(field).toHaveValue('500');
    fireEvent.input(field, { target: { value: '' } });
    await follow('help');
    expect(tookAnew).toHaveBeenCalledTimes(1);
  });

  it('a page with something unsaved stays', async () => {
    sessionOwner.start({ token: 't', merchantCode: 'DEMO', userName: 'mali', type: 1 });
    const { hold } = open('/m/home', { unsaved: true });
    await watch();
    await comesBack();
    expect(tookAnew).not.toHaveBeenCalled();
    hold(false);
    await comesBack();
    expect(tookAnew).toHaveBeenCalledTimes(1);
  });

  it('a call that changes something is waited for, and its outcome may be read', async () => {
    let answer: (response: Response) => void = () => undefined;
    provideTransport(() => new Promise((resolve) => (answer = resolve)));
    open();
    await watch();
    const sent = call('exposure', { body: { part: 'games', version: '2.0.0', visitor: 'a'.repeat(24) } });
    await later(20_000);
    await follow('mine');
    answer(Response.json({ success: true, value: null }));
    await act(() => sent);
    await later(5_000);
    await follow('help');
    expect([shown(), tookAnew.mock.calls]).toEqual(['/m/help', []]);
    await later(6_000);
    await follow('mine');
    expect(tookAnew).toHaveBeenCalledTimes(1);
  });
});

describe('never in a loop:', () => {
  it('a release that comes again is kept, told once, and left alone', async () => {
    open();
    says = TAKEN;
    await watch();
    await follow('mine');
    expect(tookAnew).toHaveBeenCalledTimes(1);
    expect(tellOfVisit).not.toHaveBeenCalled();
    // The new document.
    await watch();
    await later(3 * MINUTE);
    expect(seen).toEqual([{ part: 'games', version: '2.0.0', failed: false, error: expect.any(Error) }]);
    expect(tellOfVisit).toHaveBeenCalledTimes(1);
    await later(30 * MINUTE);
    await follow('help');
    await become('hidden');
    await become('visible');
    expect([shown(), tookAnew.mock.calls.length]).toEqual(['/m/help', 1]);
  });

  it('another one waits for five minutes', async () => {
    open();
    says = TAKEN;
    await watch();
    await follow('mine');
    says = list({ shell: ['1.0.0'], games: ['2.0.0'] });
    await watch();
    await follow('help');
    expect(tookAnew).toHaveBeenCalledTimes(1);
    await later(6 * MINUTE);
    await follow('mine');
    expect(tookAnew).toHaveBeenCalledTimes(2);
  });

  it('one that visitors got again meanwhile may be taken back once more', async () => {
    open();
    says = TAKEN;
    await watch();
    await follow('mine');
    says = list({});
    await watch();
    says = TAKEN;
    await later(6 * MINUTE);
    await follow('help');
    expect(tookAnew).toHaveBeenCalledTimes(2);
  });

  it('a browser that keeps nothing of a tab stays as it is', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    says = TAKEN;
    await watch();
    await follow('mine');
    await become('hidden');
    await become('visible');
    expect([shown(), tookAnew.mock.calls]).toEqual(['/m/mine', []]);
  });
});
