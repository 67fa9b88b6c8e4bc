import { buildApp } from './app';
import { DataFolderTaken } from './db/folder-lock';
import { openDatabase } from './db/open';
import { DatabaseUnreachable } from './db/postgres';
import { EnvironmentError, readEnvironment } from './environment';
import { errorCode } from './error-code';
import { siteHost } from './host/site-host';
import { seedDemo } from './seed';

class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken. Stop what runs there, or choose another one with PORT.`);
  }
}

/** Failures that their message explains; of any other the whole trace is shown. */
const explained = [EnvironmentError, DataFolderTaken, DatabaseUnreachable, PortTaken];

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { port, host, dataDir, databaseUrl, opsKey, vendorHost, trustProxy, siteDir, logLevel } = environment;
  const { loadTimeout, startUpTimeout, publicPort } = environment;
  const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
  await seedDemo(database.db, new Date());
  const app = await buildApp({
    db: database.db,
    vendorHost,
    publicPort,
    log: { level: logLevel },
    ...(opsKey === undefined ? {} : { opsKey }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(siteDir === undefined
      ? {}
      : {
          site: siteHost({
            folder: siteDir,
            faults: opsKey !== undefined,
            ...(loadTimeout === undefined ? {} : { loadTimeout }),
            ...(startUpTimeout === undefined ? {} : { startUpTimeout }),
          }),
        }),
  });
  const stop = async () => {
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  try {
    await app.listen({ port, host });
  } catch (error) {
    await stop();
    if (errorCode(error) === 'EADDRINUSE') {
      throw new PortTaken(port);
    }
    throw error;
  }
}

main().catch((error: unknown) => {
  const plain = error instanceof Error && explained.some((kind) => error instanceof kind);
  console.error(plain ? error.message : error);
  process.exit(1);
});
