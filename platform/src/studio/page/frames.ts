/** What waits for a frame of its own, in the order in which it came. */
const waiting: (() => void)[] = [];
let isAsked = false;

function next(): void {
  const task = waiting.shift();
  isAsked = waiting.length > 0;
  if (isAsked) requestAnimationFrame(next);
  task?.();
}

function finish(): void {
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) task();
}

/**
 * Does this in a frame after the present one, alone: what a press or the end of a round changes beside what is looked at first is spread, so
 * that no frame has all of it (0113). Tasks keep their order; what they write is written by tasks alone, or from what holds by then. At once
 * where no frame can be late: with reduced motion, and in a hidden page, which has none. Resolves once it is done.
 */
export const later = (task = () => {}): Promise<void> =>
  new Promise((done) => {
    waiting.push(() => {
      task();
      done();
    });
    if (document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches) finish();
    else if (!isAsked) {
      isAsked = true;
      // A press is handled before the callbacks of its own frame.
      requestAnimationFrame(() => requestAnimationFrame(next));
    }
  });

/** The same for what is asked for more than once meanwhile, and done once. */
export function laterOnce(task: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    later(() => {
      waits = false;
      task();
    });
  };
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) finish();
});
