import { call } from '@foyer/shared/api';
import { sessionStore } from '@foyer/shared/session';

/** Ms between renewals (A030). */
export const RENEW_EVERY = 10 * 60_000;

/** The device's clock, which people and networks set, and the page's, which may stop while the device sleeps. */
const clocks = () => ({ device: Date.now(), page: performance.now() });

/** True by either clock. A device clock set back counts too, since an extra renewal does no harm. */
const isLongAgo = (last: ReturnType<typeof clocks>): boolean =>
  Math.abs(Date.now() - last.device) >= RENEW_EVERY || performance.now() - last.page >= RENEW_EVERY;

/** Events that only a person causes. */
const DEEDS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Renews the session every ten minutes in which the member used the visible page, and at once after a longer break (A030). An
 * unused page lets its session expire (decision 19). Use inside of a game's frame counts on the platform, which sees the bets.
 * `session:expired` handles a refusal; other failures wait for the next turn.
 * @param stored the session existed when the page opened and is renewed at once
 * @returns stops renewing
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
    // A return after a long break does not wait for the timer.
    look();
  };
  const back = () => {
    // Returning to the page is use.
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
