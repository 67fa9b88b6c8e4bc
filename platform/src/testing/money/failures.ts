/** A request that a server answered with 5xx. */
export interface Failure {
  readonly server: number;
  /** Its id in that server's log. */
  readonly request: string;
  readonly status: number;
  /** Method and address. */
  readonly call: string;
  /** What the log says of it, with the error. */
  readonly why: string;
}

interface Line {
  readonly reqId?: string;
  readonly level: number;
  readonly msg?: string;
  readonly req?: { readonly method: string; readonly url: string };
  readonly res?: { readonly statusCode: number };
  readonly err?: { readonly message: string };
}

const WARNING = 40;

/** Reads the log of a server line by line and notes what failed; lines of one request are joined by its id. */
export function hearFailures(server: number, failures: Failure[]): (line: string) => void {
  const calls = new Map<string, string>();
  const reasons = new Map<string, string>();
  return (text) => {
    const { reqId: request, level, msg = '', req, res, err } = lineOf(text);
    if (request === undefined) return;
    if (req !== undefined) calls.set(request, `${req.method} ${req.url.split('?')[0]}`);
    if (level >= WARNING) reasons.set(request, err === undefined ? msg : `${msg}: ${causeOf(err.message)}`);
    if (res === undefined) return;
    const [call, why] = [calls.get(request) ?? 'an unknown call', reasons.get(request) ?? 'the log does not say why'];
    if (res.statusCode >= 500) failures.push({ server, request, status: res.statusCode, call, why });
    calls.delete(request);
    reasons.delete(request);
  };
}

/** The messages of an error and its causes stand behind each other; the first may name a statement with all its columns. */
const causeOf = (message: string): string => message.split(': ').at(-1) ?? message;

/** Other lines, and the last one of a killed server, which may be half a line, tell of no request. */
function lineOf(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return { level: 0 };
  }
}

/** A server that is cut off answers 503, which may be sent again; anything else is a fault of the platform. */
export const failedFrom = (failures: readonly Failure[]): string[] =>
  failures
    .filter(({ status }) => status !== 503)
    .map((each) => `${each.status} of ${each.call}: ${each.why} (request ${each.request} of server ${each.server})`);

/** How often each failure was answered, with the first request of each kind. */
export function summaryOf(failures: readonly Failure[]): readonly object[] {
  const kinds = new Map<string, { times: number; readonly first: Failure }>();
  for (const each of failures) {
    const kind = [each.status, each.call.replace(/[^/]*\d[^/]*/g, '…'), each.why].join(' ');
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { times: 1, first: each });
    else known.times += 1;
  }
  return [...kinds.values()].map(({ times, first }) => ({ times, ...first }));
}
