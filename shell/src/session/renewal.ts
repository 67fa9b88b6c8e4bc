import { call } from '@foyer/shared/api';
import { sessionStore } from '@foyer/shared/session';

/** A visible page renews its session this often, in ms (A030). */
export const RENEW_EVERY = 10 * 60_000;

/** The device's clock, which people and networks set, and the page's own, which may stand still while the device sleeps. */
const clocks = () => ({ device: Date.now(), page: performance.now() });

/** By either clock; a device that was set back says so too, and one renewal too many hurts nobody. */
const isLongAgo = (last: ReturnType<typeof clocks>): boolean =>
  Math.abs(Date.now() - last.device) >= RENEW_EVERY || performance.now() - last.page >= RENEW_EVERY;

/** What a person does on a page, as opposed to what a page does by itself. */
const DEEDS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Renews the session every ten minutes in which the member has done something, while the page can be seen; one who comes back to it
 * after longer renews at once (A030). A page that nobody uses lets the session run out: it is the person who rests or does not, not the
 * page (decision 19). What is done in the frame of a game counts on the platform, which sees the bets. A refusal is answered where all refusals of an expired token are; any other failure waits for the next time.
 *
 * @param stored the session was already there when the page opened: it is renewed right away
 * @returns the function that ends it
 */
export function keepRenewing({ stored }: { stored: boolean }): () => void {
  let last = clocks();
  let used = false;
  const renew = () => {
    if (!sessionStore.getState().session) return;
    last = clocks();
    used = false;
    call('renew', {}).catch(() => undefined);
  };
  const look = () => {
    if (used && document.visibilityState === 'visible' && isLongAgo(last)) renew();
  };
  const use = () => {
    used = true;
    // Whoever comes back after longer than a round of the timer is not kept waiting for the next.
    look();
  };
  const back = () => {
    // Turning to a page is something that a person does.
    if (document.visibilityState === 'visible') use();
  };
  if (stored) renew();
  const timer = setInterval(look, RENEW_EVERY);
  document.addEventListener('visibilitychange', back);
  const listening = { capture: true, passive: true } as const;
  for (const deed of DEEDS) window.addEventListener(deed, use, listening);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
    for (const deed of DEEDS) window.removeEventListener(deed, use, listening);
  };
}
