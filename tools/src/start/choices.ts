import { isIP } from 'node:net';

type Variables = Readonly<Record<string, string | undefined>>;

export interface Choices {
  readonly port: number;
  readonly host: string;
  /** Whether nobody but this machine reaches the site. */
  readonly loopback: boolean;
  readonly demo: boolean;
  /** Where operations listen, as `host:port`. */
  readonly opsListen: string;
}

/**
 * Reads what `start` was asked for. Alone, on loopback and with the embedded database, it is the demonstration, unless DEMO says
 * otherwise; with a database or an address of one's own it is one only when DEMO says so (docs/decisions/0016).
 */
export function choicesOf(env: Variables): Choices {
  const given = (name: string) => env[name]?.trim() || undefined;
  const port = Number(given('PORT') ?? 4000);
  const host = given('HOST') ?? '127.0.0.1';
  const loopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  const bare = loopback && given('DATABASE_URL') === undefined;
  const demo = (given('DEMO') ?? (bare ? '1' : '0')) === '1';
  // As the platform itself chooses where nothing is said.
  const beside = port + (port > 55_535 ? -10_000 : 10_000);
  return { port, host, loopback, demo, opsListen: given('OPS_LISTEN') ?? `127.0.0.1:${beside}` };
}
