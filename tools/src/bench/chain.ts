/** One request of a visit, as the browser told of it. Times are milliseconds since the visit began. */
export interface Asked {
  url: string;
  kind: 'document' | 'script' | 'style' | 'call' | 'other';
  /** Addresses of the document or scripts that made the browser ask. */
  initiators: string[];
  start: number;
  /** Undefined while it is under way. */
  end?: number;
  /** As they came over the wire, headers included; 0 from the browser's cache. */
  bytes: number;
  cached: boolean;
}

const counts = new Set<Asked['kind']>(['document', 'script', 'style', 'call']);

/**
 * How many requests stand one behind the other before the content shows: the document counts one, what it names or its boot
 * script preloads two, what such a script asks for three. Only what had come by then counts, and pictures never do.
 *
 * @param content milliseconds until the content showed
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
