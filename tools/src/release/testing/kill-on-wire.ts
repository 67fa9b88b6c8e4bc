/** What every request throws from the write on that its command was killed at. */
class Killed extends Error {}

/**
 * Does something to a site in a bucket as if its process were killed when it is about to write: that write is not done, and no request
 * after it. Writes that were under way end. A store has no half objects, so that nothing is left in between.
 * @param killAt the number of a write; undefined to let it end
 * @returns the writes, as `3 PUT kept/…/log`
 */
export async function killedOnWire(killAt: number | undefined, act: () => Promise<unknown>): Promise<string[]> {
  const real = globalThis.fetch;
  const steps: string[] = [];
  const underWay: Promise<unknown>[] = [];
  let isDead = false;
  globalThis.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(input, init);
    const isWrite = method === 'PUT' || method === 'DELETE';
    if (isWrite && !isDead) {
      steps.push(`${steps.length + 1} ${method} ${new URL(url).pathname.replace(/[0-9a-f-]{36}/, '*')}`);
      isDead = steps.length === killAt;
    }
    if (isDead) return Promise.reject(new Killed());
    const answer = real(input, init);
    underWay.push(answer.catch(() => undefined));
    return answer;
  };
  try {
    await act();
    await Promise.all(underWay);
  } finally {
    globalThis.fetch = real;
  }
  return steps;
}
