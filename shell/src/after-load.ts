/** Wait in ms for browsers without `requestIdleCallback`. */
const ASSUMED_IDLE = 1000;

/** The longest wait in ms: a phone that is always busy never calls itself idle. */
const LATEST = 10_000;

/** Does a work that nobody waits for: after the load event, when the browser is idle, and 10 s after it at the latest. */
export function afterLoad(work: () => void): void {
  const soon = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(work, { timeout: LATEST })
      : setTimeout(work, ASSUMED_IDLE);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
