/** One request of a visit, reported by the browser. Times are ms since the visit began. */
export interface Asked {
  url: string;
  kind: 'document' | 'script' | 'style' | 'call' | 'other';
  /** Document or scripts that caused the request. */
  initiators: string[];
  start: number;
  end?: number;
  /** Size on the wire with headers; 0 from the browser's cache. */
  bytes: number;
  /** Size on the wire without headers, whose compression depends on those before them. */
  body: number;
  cached: boolean;
}

const counts = new Set<Asked['kind']>(['document', 'script', 'style', 'call']);

/**
 * Length of the longest chain of requests before the content shows: 1 for the document, 2 for what it names or its boot script
 * preloads, 3 for requests of such a script. Later requests and pictures do not count.
 * @param content ms until the content shows
 */
export function chainDepth(requests: readonly Asked[], content: number): number {
  return Math.max(0, ...chainsOf(requests, content).map((chain) => chain.length));
}

/**
 * The longest chain to each request that is there before the content shows, from the document on, with the request itself at
 * its end. Pictures are in none.
 */
export function chainsOf(requests: readonly Asked[], content = Number.POSITIVE_INFINITY): Asked[][] {
  const needed = requests.filter(({ kind, end }) => counts.has(kind) && end !== undefined && end <= content);
  const byUrl = new Map(needed.map((request) => [request.url, request]));
  const chains = new Map<string, Asked[]>();
  const chainOf = (request: Asked, under: ReadonlySet<string>): Asked[] => {
    const known = chains.get(request.url);
    if (known !== undefined) return known;
    const before = request.initiators
      .filter((url) => url !== request.url && !under.has(url))
      .map((url) => byUrl.get(url))
      .filter((found) => found !== undefined)
      .map((found) => chainOf(found, new Set([...under, request.url])))
      .reduce((one, two) => (two.length > one.length ? two : one), []);
    const chain = [...before, request];
    chains.set(request.url, chain);
    return chain;
  };
  return needed.map((request) => chainOf(request, new Set()));
}
