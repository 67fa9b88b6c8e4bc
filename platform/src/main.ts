import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { DataFolderTaken } from './base/db/folder-lock';
import { openDatabase } from './base/db/open';
import { DatabaseUnreachable } from './base/db/postgres';
import { EnvironmentError, readEnvironment } from './base/environment/environment';
import { type Address, isLoopback } from './base/environment/loopback';
import { errorCode } from './base/refusals/error-code';
import { releaseLogOf } from './base/releases/released';
import { builtConsole } from './console/console';
import { catalogue, DemonstrationLeft, ownAddresses, seed } from './demonstration';
import { builtDesk, desk } from './desk/desk';
import { siteHost } from './host/site-host';
import { serverDocuments } from './host/trust/server-documents';
import { type Jobs, startJobs } from './jobs/start-jobs';
import { buildOperations } from './operations/listener';

class PortTaken extends Error {
  constructor({ port }: Address, variable: string) {
    super(`Port ${port} is taken. Stop what runs there, or choose another one with ${variable}.`);
  }
}

/** Errors whose message says enough; others are shown with their stack. */
const explained = [EnvironmentError, DataFolderTaken, DatabaseUnreachable, DemonstrationLeft, PortTaken];

async function listen(app: FastifyInstance, address: Address, variable: string): Promise<void> {
  try {
    await app.listen(address);
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw new PortTaken(address, variable);
    throw error;
  }
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { dataDir, databaseUrl, opsKey, siteDir, switches, loadTimeout, startUpTimeout, frameAncestors } = environment;
  const { webhook, replica, releasesDir, releaseFilesDir, trustRoot } = environment;
  const trust = trustRoot === undefined ? undefined : { own: path.resolve(dataDir, 'taken-up'), root: trustRoot };
  /** Where an edge serves the site, this serves documents that it can not choose itself (decisions 89 and 97). */
  const documentsDir = siteDir ?? (opsKey === undefined ? undefined : releasesDir);
  const database = await openDatabase(
    databaseUrl === undefined
      ? { dataDir }
      : { url: databaseUrl, ...environment.databaseRoles, ...(replica && { replica }) },
  );
  let jobs: Jobs | undefined;
  const documents =
    trust === undefined || documentsDir === undefined
      ? undefined
      : serverDocuments(database.db, { ...trust, store: path.resolve(documentsDir) }, environment.port);
  const common = {
    db: database.db,
    vendorHost: environment.vendorHost,
    catalogue,
    publicPort: environment.publicPort,
    switches,
    ...(releasesDir === undefined ? {} : { releases: releaseLogOf(releasesDir) }),
    ...(documentsDir === undefined || opsKey === undefined
      ? {}
      : {
          previews: {
            folder: documentsDir,
            files: releaseFilesDir ?? documentsDir,
            key: opsKey,
            ...(trust === undefined ? {} : { trust }),
          },
        }),
    ...(documents === undefined ? {} : { documents }),
    log: { level: environment.logLevel },
    ...(environment.trustProxy === undefined ? {} : { trustProxy: environment.trustProxy }),
  };
  await seed(database.jobs, switches, new Date(), isLoopback(environment.host) ? [] : ownAddresses());
  const consoleFolder = builtConsole();
  const app = await buildApp({
    ...common,
    ...(consoleFolder === undefined ? {} : { console: consoleFolder }),
    ...(database.replica && { replica: database.replica }),
    docs: environment.docs,
    ...(webhook === undefined ? {} : { wayOut: { wake: () => jobs?.wake() } }),
    ...(opsKey === undefined || !environment.opsOnSite ? {} : { opsKey }),
    ...(documentsDir === undefined
      ? {}
      : {
          site: siteHost({
            folder: documentsDir,
            documentsAlone: siteDir === undefined,
            faults: switches.tests,
            ...(loadTimeout === undefined ? {} : { loadTimeout }),
            ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
            ...(frameAncestors === undefined ? {} : { frameAncestors }),
          }),
        }),
  });
  const operations =
    opsKey === undefined ? undefined : await buildOperations({ ...common, opsKey, site: app, desk: desk(builtDesk()) });
  const unwatch = documents?.watch(app.log);
  const stop = async () => {
    await Promise.all([app.close(), operations?.close(), unwatch?.()]);
    await jobs?.stop();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  try {
    await listen(app, environment, 'PORT');
    if (operations !== undefined) await listen(operations, environment.opsListen, 'OPS_LISTEN');
  } catch (error) {
    await stop();
    throw error;
  }
  jobs = startJobs({ db: database.jobs, log: app.log, webhook });
  if (webhook === undefined && !switches.demo && !switches.tests)
    app.log.warn('MESSAGES_WEBHOOK is not set: codes and mails have no way out, and calls that send them are refused');
  // Warns when others can reach the demonstration; on loopback `start` says so.
  if (switches.demo)
    app.log[environment.opsOnSite ? 'info' : 'warn'](
      'this is the demonstration: its accounts and passwords are known to everybody',
    );
  if (switches.tests) app.log.warn('operations for tests are on: faults, clocks, members and money');
}

main().catch((error: unknown) => {
  const plain = error instanceof Error && explained.some((kind) => error instanceof kind);
  console.error(plain ? error.message : error);
  process.exit(1);
});
