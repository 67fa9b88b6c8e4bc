import { buildApp } from './app';
import { openDatabase } from './db/open';
import { readEnvironment } from './environment';
import { errorCode } from './error-code';
import { siteHost } from './host/site-host';
import { seedDemo } from './seed';

async function main(): Promise<void> {
  const { port, host, dataDir, databaseUrl, opsKey, vendorHost, siteDir, loadTimeout } = readEnvironment(process.env);
  const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
  await seedDemo(database.db, new Date());
  const app = await buildApp({
    db: database.db,
    vendorHost,
    log: { level: process.env['LOG_LEVEL'] ?? 'info' },
    ...(opsKey === undefined ? {} : { opsKey }),
    ...(siteDir === undefined
      ? {}
      : {
          site: siteHost({
            folder: siteDir,
            faults: opsKey !== undefined,
            ...(loadTimeout === undefined ? {} : { loadTimeout }),
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
      throw new Error(`Port ${port} is taken. Stop what runs there, or choose another one with PORT.`);
    }
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
