import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentError, readEnvironment } from './base/environment/environment';
import { trustedDocuments } from './host/trust/trusted-documents';

/** How often the store is looked at, in milliseconds. */
const EVERY_MS = 1_000;

/**
 * Takes up signed documents for an edge that serves files and checks nothing itself (decision 81): `take-up.ts <store> <folder>`, with
 * `TRUST_ROOT`. The edge serves `<folder>` in place of the store. Says what it takes up, refuses and is alarmed by, a line of JSON each.
 */
async function main([store, own]: readonly string[]): Promise<void> {
  const { trustRoot: root } = readEnvironment(process.env);
  if (root === undefined) throw new EnvironmentError(['TRUST_ROOT is not set: it is the public key of the root.']);
  if (store === undefined || own === undefined)
    throw new EnvironmentError(['Say the folder of the host and the folder to serve: take-up.js <store> <folder>.']);
  const documents = trustedDocuments({ store, own, root }, (event, msg) =>
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, msg })}\n`),
  );
  for (;;) {
    await documents.folder();
    await pause(EVERY_MS);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
