import { loadTimeout } from '../boot/state';
import { carryOver } from './carry-over';
import { stands } from './stands';

/** Brings what comes in by a motion to its place: it was seen there in the picture. What moves without an end goes on. */
function finishMotions(app: HTMLElement): void {
  for (const motion of app.getAnimations({ subtree: true }))
    if (Number(motion.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY) motion.finish();
}

/**
 * Takes the document's own frame away when the page takes its place, before the next paint: with the first render, or where the
 * frame has a picture of the page (decision 99), when the page stands. A page that is not there after the time that a file may take
 * shows what it has.
 */
export function handOver(app: HTMLElement): void {
  const frame = document.querySelector('.boot');
  const root = document.documentElement;
  const { slot, part } = frame?.querySelector<HTMLElement>('.boot-page')?.dataset ?? {};
  const pictured = slot && part ? { slot, part } : undefined;
  if (!frame) return;
  let isLate = false;
  const look = (): void => {
    if (app.firstElementChild === null) return;
    const mayLeave = isLate || root.dataset['picture'] === undefined || stands(app, pictured);
    if (!mayLeave) return;
    observer.disconnect();
    const carry = carryOver(frame, app);
    frame.remove();
    if (root.dataset['picture'] !== undefined && !isLate) finishMotions(app);
    delete root.dataset['picture'];
    carry();
  };
  const observer = new MutationObserver(look);
  observer.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  setTimeout(() => {
    isLate = true;
    look();
  }, loadTimeout());
}
