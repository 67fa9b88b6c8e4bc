import { call } from '@foyer/shared/api';
import { sessionStore } from '@foyer/shared/session';

/** A visible page renews its session this often, in ms (A030). */
export const RENEW_EVERY = 10 * 60_000;

/** The device's clock, which people and networks set, and the page's own, which may stand still while the device sleeps. */
const clocks = () => ({ device: Date.now(), page: performance.now() });

/** By either clock; a device that was set back says so too, and one renewal too many hurts nobody. */
const isLongAgo = (last: ReturnType<typeof clocks>): boolean =>
  Math.abs(Date.now() - last.device) >= RENEW_EVERY || performance.now() - last.page >= RENEW_EVERY;

/**
 * Renews the session every ten minutes while the page can be seen; a page that comes back after longer renews at once
 * (A030). A refusal is answered where all refusals of an expired token are; any other failure waits for the next time.
 *
 * @param stored the session was already there when the page opened: it is renewed right away
 * @returns the function that ends it
 */
export function keepRenewing({ stored }: { stored: boolean }): () => void {
  let last = clocks();
  const renew = () => {
    if (!sessionStore.getState().session) return;
    last = clocks();
    call('renew', {}).catch(() => undefined);
  };
  const look = () => {
    if (document.visibilityState === 'visible' && isLongAgo(last)) renew();
  };
  if (stored) renew();
  const timer = setInterval(look, RENEW_EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
