/** A panel pushed further than this share of its size closes. */
const farEnough = 0.4;
/** A push faster than this, in px per ms, closes the panel at any distance. */
const fastEnough = 0.5;

interface Swipe {
  x: number;
  y: number;
  /** Undefined before the first move, which decides whether the finger pushes the panel. */
  pushes: boolean | undefined;
  way: number;
  at: number;
  speed: number;
}

/**
 * Follows one finger on a panel from the bottom (`sheet`) or the end of the line (`side`), and calls `away` when the push
 * closes it. Ignores fingers that scroll, move across, or touch a control or `[data-drags]`.
 * @returns stops following
 */
export function trackSwipe(panel: HTMLElement, from: 'sheet' | 'side', away: () => void): () => void {
  let swipe: Swipe | undefined;
  const sign = from === 'side' && getComputedStyle(panel).direction === 'rtl' ? -1 : 1;

  const start = ({ touches: [touch, second], target, timeStamp }: TouchEvent) => {
    const control = target instanceof Element && target.closest('input, select, textarea, [data-drags]');
    swipe =
      touch === undefined || second !== undefined || control
        ? undefined
        : { x: touch.clientX, y: touch.clientY, pushes: undefined, way: 0, at: timeStamp, speed: 0 };
  };

  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (swipe === undefined || touch === undefined) return;
    const [x, y] = [(touch.clientX - swipe.x) * sign, touch.clientY - swipe.y];
    const [along, across] = from === 'sheet' ? [y, x] : [x, y];
    swipe.pushes ??= along > Math.abs(across) && !scrolls(event.target, panel, from, sign);
    if (!swipe.pushes) return;
    if (event.cancelable) event.preventDefault();
    const way = Math.max(0, along);
    swipe.speed = (way - swipe.way) / Math.max(1, event.timeStamp - swipe.at);
    swipe.way = way;
    swipe.at = event.timeStamp;
    panel.dataset['swiping'] = '';
    panel.style.setProperty('--swipe', `${way * sign}px`);
    panel.parentElement?.style.setProperty('--swiped', String(Math.min(1, way / size(panel, from))));
  };

  const rest = () => {
    delete panel.dataset['swiping'];
    panel.style.removeProperty('--swipe');
    panel.parentElement?.style.removeProperty('--swiped');
  };

  const end = (event: TouchEvent) => {
    const last = swipe;
    swipe = undefined;
    if (!last?.pushes) return;
    rest();
    const gone = last.speed > fastEnough || last.way > size(panel, from) * farEnough;
    if (event.type === 'touchend' && gone) away();
  };

  panel.addEventListener('touchstart', start, { passive: true });
  panel.addEventListener('touchmove', move, { passive: false });
  panel.addEventListener('touchend', end);
  panel.addEventListener('touchcancel', end);
  return () => {
    panel.removeEventListener('touchstart', start);
    panel.removeEventListener('touchmove', move);
    panel.removeEventListener('touchend', end);
    panel.removeEventListener('touchcancel', end);
    rest();
  };
}

const size = (panel: HTMLElement, from: 'sheet' | 'side') =>
  from === 'sheet' ? panel.offsetHeight : panel.offsetWidth;

/** Whether an element between target and panel can still scroll in the direction of the push. */
function scrolls(target: EventTarget | null, panel: HTMLElement, from: 'sheet' | 'side', sign: number): boolean {
  for (let at = target instanceof Element ? target : null; at !== null && at !== panel; at = at.parentElement) {
    const back = from === 'sheet' ? at.scrollTop : at.scrollLeft * sign;
    if (back > 0) return true;
  }
  return false;
}
