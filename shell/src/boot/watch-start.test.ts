import { shellHasStarted } from './shell-has-started';
import type { Boot } from './state';
import { watchStart } from './watch-start';

const COOKIE = 'foyer_shell=before';
const again = () => document.querySelector<HTMLElement>('.boot-again');
const reload = jest.fn();

/** Opens the document in a tab that remembers what earlier ones of it did. */
function open({ fallback = true, insteadOf }: { fallback?: boolean; insteadOf?: string } = {}): Boot {
  document.body.innerHTML = '<div class="boot-again" hidden><button type="button">Try again</button></div>';
  const extras = { ...(fallback && { fallback: { version: '1.0.0' } }), ...(insteadOf && { insteadOf }) };
  const boot = { chosen: { shell: { metadata: { version: '2.0.0' }, extras } }, seen: [] } as unknown as Boot;
  globalThis.__foyer = boot as typeof globalThis.__foyer;
  watchStart(boot, reload);
  return boot;
}

const scriptsAreOver = () => dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'foyer_shell=; path=/; max-age=0';
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('does nothing when the scripts of the shell have run', () => {
  open();
  shellHasStarted();
  scriptsAreOver();
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(again()?.hidden).toBe(true);
});

it('tries the same shell once more, then the one before, then asks a person', () => {
  open();
  scriptsAreOver();
  expect([reload.mock.calls.length, document.cookie]).toEqual([1, '']);
  open();
  scriptsAreOver();
  expect([reload.mock.calls.length, document.cookie]).toEqual([2, COOKIE]);
  open({ fallback: false });
  scriptsAreOver();
  expect([reload.mock.calls.length, again()?.hidden]).toEqual([2, false]);
  again()?.querySelector('button')?.click();
  expect([reload.mock.calls.length, document.cookie]).toEqual([3, '']);
  open();
  scriptsAreOver();
  expect([reload.mock.calls.length, document.cookie]).toEqual([4, '']);
});

it('does not wait for a script that hangs', () => {
  open();
  jest.advanceTimersByTime(7 * 8000 - 1);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  scriptsAreOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks at once where there is no shell before, no network or no storage', () => {
  sessionStorage.setItem('foyer:shell.tries', '1');
  open({ fallback: false });
  scriptsAreOver();
  expect(again()?.hidden).toBe(false);
  sessionStorage.clear();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  scriptsAreOver();
  expect(again()?.hidden).toBe(false);
  onLine.mockRestore();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  open();
  scriptsAreOver();
  expect(again()?.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('begins with the live shell again after a start, and tells that it failed before', () => {
  sessionStorage.setItem('foyer:shell.tries', '2');
  const { seen } = open({ insteadOf: '3.0.0' });
  shellHasStarted();
  expect(sessionStorage.getItem('foyer:shell.tries')).toBeNull();
  expect(seen).toEqual([{ part: 'shell', version: '3.0.0', failed: true }]);
});
