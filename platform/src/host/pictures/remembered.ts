/** Milliseconds for which an answer counts as new: what the merchant takes away is gone from documents after them. */
export const FRESH = 3000;

/**
 * Keeps answers by their key for some time. Who asks at the same time gets the same answer, and a failed one is not kept. Keys must be few, as
 * their answers stay until they are asked for anew.
 * @param fresh milliseconds
 */
export function remembered<T>(fresh: number): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return (key, ask) => {
    const found = kept.get(key);
    if (found !== undefined && performance.now() < found.until) return found.answer;
    const answer = ask();
    kept.set(key, { until: performance.now() + fresh, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
