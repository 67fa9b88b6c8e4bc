/** Keeps what was reckoned by a key, at most so many results: all are forgotten when there are more. */
export function kept<T>(most: number): (key: string, reckon: () => T) => T {
  const results = new Map<string, T>();
  return (key, reckon) => {
    const found = results.get(key);
    if (found !== undefined) return found;
    const result = reckon();
    if (results.size >= most) results.clear();
    results.set(key, result);
    return result;
  };
}
