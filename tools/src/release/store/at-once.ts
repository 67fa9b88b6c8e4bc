const MOST = 16;

/** Does something for all, a few at a time. The first failure ends it. */
export async function atOnce<T>(all: Iterable<T>, act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: MOST }, work)).catch((error: unknown) => {
    left.length = 0;
    throw error;
  });
}
