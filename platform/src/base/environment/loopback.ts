import { isIP } from 'node:net';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Whether only this machine can reach a server on `host`; an unclear spelling counts as open. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** Parses `4100`, `10.0.0.5:4100` or `[::1]:4100`; a port alone is on loopback. Undefined for anything else. */
export function readAddress(text: string): Address | undefined {
  const [, bracketed, plain, digits] = /^(?:(?:\[([\da-f:.]+)\]|([\w.-]+)):)?(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > 65_535) return undefined;
  return { host: bracketed ?? plain ?? '127.0.0.1', port };
}

/** Distance from the site's port, so that instances on neighbouring ports do not collide: 4000 gets 14000. */
const APART = 10_000;

/** Default address of the operations: loopback, 10,000 ports beside the site's (any free one where the site's is). */
export function defaultOperationsAddress(sitePort: number): Address {
  const beside = sitePort + APART > 65_535 ? sitePort - APART : sitePort + APART;
  return { host: '127.0.0.1', port: sitePort === 0 ? 0 : beside };
}
