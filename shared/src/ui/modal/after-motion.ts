/** Maximum wait for an animation, in ms. */
const patience = 1000;

/**
 * Calls `done` after the animations that an element has just started, at once without any.
 * @returns stops waiting
 */
export function afterMotion(element: Element | null, done: () => void): () => void {
  const motions = element?.getAnimations() ?? [];
  let waiting = true;
  const finish = () => {
    clearTimeout(timer);
    if (waiting) done();
    waiting = false;
  };
  const timer = setTimeout(finish, patience);
  if (motions.length === 0) finish();
  else void Promise.allSettled(motions.map((motion) => motion.finished)).then(finish);
  return () => {
    waiting = false;
    clearTimeout(timer);
  };
}
