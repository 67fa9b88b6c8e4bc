import { isIP } from 'node:net';

/** Where a server listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Whether nobody but this machine reaches what listens there; a spelling that is not plainly loopback counts as open. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** An address as `4100`, `10.0.0.5:4100` or `[::1]:4100`; a port alone is on loopback. Undefined when it is none of these. */
export function readAddress(text: string): Address | undefined {
  const [, bracketed, plain, digits] = /^(?:(?:\[([\da-f:.]+)\]|([\w.-]+)):)?(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > 65_535) return undefined;
  return { host: bracketed ?? plain ?? '127.0.0.1', port };
}

/** Far from the site's own, so that copies on neighbouring ports do not meet: 4000 has 14000. */
const APART = 10_000;

/** Where operations listen unless said: on loopback, ten thousand ports beside the site's (any free one beside any free one). */
export function defaultOperationsAddress(sitePort: number): Address {
  const beside = sitePort + APART > 65_535 ? sitePort - APART : sitePort + APART;
  return { host: '127.0.0.1', port: sitePort === 0 ? 0 : beside };
}
