/** A motion that has not ended by then, in ms, is not waited for any longer. */
const patience = 1000;

/**
 * Calls back when the motions that an element has just begun are over: at once where it has none.
 * @returns stops the waiting.
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
