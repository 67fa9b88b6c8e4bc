import type { Choices } from './choices';

interface Known extends Choices {
  readonly opsKey: string;
  readonly dataDir: string;
}

/** An address that a browser can open, unlike `0.0.0.0`. */
const reachable = (address: string) => address.replace(/^(0\.0\.0\.0|\[::\]|::)(?=:\d+$|$)/, 'localhost');

/** The text of `start` once the site is up: addresses, accounts and keys. */
export function announcement({ port, host, loopback, demo, opsListen, opsKey, dataDir }: Known): string {
  const operations = `http://${reachable(opsListen)}`;
  const site = loopback ? `http://localhost:${port}` : `http://${reachable(host)}:${port}`;
  if (!demo) {
    return `
  Foyer is up:  ${site}      (a merchant's host name leads to its site)

  no demonstration: nobody and nothing is seeded; DEMO=1 would
  operations    ${operations}/_ops      (header x-ops-key; make the first merchant there)
  API           ${operations}/docs
  data          ${dataDir}
`;
  }
  const outbox = loopback ? site : operations;
  // Its host name is one below the site's, and an address of digits has none.
  const merchants = loopback
    ? `\n  merchant      owner / owner1234      (http://console.localhost:${port}/console)`
    : '';
  const phone = loopback ? '' : `\n  on a phone    http://<address of this machine>:${port}/m/home`;
  return `
  Foyer is up:  ${site}/m/home      (open it in a window as wide as a phone)

  This is the demonstration: everybody knows its passwords, small deposits approve themselves.

  member        demo / demo1234
  agent         agent / agent1234${merchants}
  mails, SMS    ${outbox}/_ops/outbox?key=${opsKey}
  operations    ${operations}/_ops      (header x-ops-key)
  API           ${site}/docs${phone}
  data          ${dataDir}
`;
}
