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
  cached: boolean;
}

const counts = new Set<Asked['kind']>(['document', 'script', 'style', 'call']);

/**
 * Length of the longest chain of requests before the content shows: 1 for the document, 2 for what it names or its boot script
 * preloads, 3 for requests of such a script. Later requests and pictures do not count.
 * @param content ms until the content shows
 */
export function chainDepth(requests: readonly Asked[], content: number): number {
  const needed = requests.filter(({ kind, end }) => counts.has(kind) && end !== undefined && end <= content);
  const byUrl = new Map(needed.map((request) => [request.url, request]));
  const depths = new Map<string, number>();
  const depthOf = (request: Asked, under: ReadonlySet<string>): number => {
    const known = depths.get(request.url);
    if (known !== undefined) return known;
    const behind = request.initiators
      .filter((url) => url !== request.url && !under.has(url))
      .map((url) => byUrl.get(url))
      .filter((found) => found !== undefined);
    const depth = 1 + Math.max(0, ...behind.map((found) => depthOf(found, new Set([...under, request.url]))));
    depths.set(request.url, depth);
    return depth;
  };
  return Math.max(0, ...needed.map((request) => depthOf(request, new Set())));
}
