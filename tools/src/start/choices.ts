import { isIP } from 'node:net';

type Variables = Readonly<Record<string, string | undefined>>;

export interface Choices {
  readonly port: number;
  readonly host: string;
  /** Whether only this machine reaches the site. */
  readonly loopback: boolean;
  readonly demo: boolean;
  /** `host:port` of the operations. */
  readonly opsListen: string;
}

/**
 * Reads the options of `start`. The default is the demonstration, with the embedded database on loopback. With a database or
 * another address it needs DEMO=1 (docs/decisions/0016).
 */
export function choicesOf(env: Variables): Choices {
  const given = (name: string) => env[name]?.trim() || undefined;
  const port = Number(given('PORT') ?? 4000);
  const host = given('HOST') ?? '127.0.0.1';
  const loopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  const bare = loopback && given('DATABASE_URL') === undefined;
  const demo = (given('DEMO') ?? (bare ? '1' : '0')) === '1';
  // The same default as the platform's.
  const beside = port + (port > 55_535 ? -10_000 : 10_000);
  return { port, host, loopback, demo, opsListen: given('OPS_LISTEN') ?? `127.0.0.1:${beside}` };
}
