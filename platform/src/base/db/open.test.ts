import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { platformFolder } from '../../testing/folder';
import { freePort } from '../../testing/free-port';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import type { OpenedDatabase } from './database';
import { openDatabase } from './open';

async function migrationsIn({ db, kind }: OpenedDatabase): Promise<number> {
  const result: unknown = await db.execute(sql`select hash from drizzle.__drizzle_migrations`);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) {
    throw new Error(`${kind} gave no rows`);
  }
  return new Set(result.rows.map((row) => JSON.stringify(row))).size === result.rows.length ? result.rows.length : -1;
}

describe('on a Postgres server', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await openTestPostgres();
  });
  afterAll(() => server?.close());

  it('four instances that start at once migrate once', async () => {
    const url = await server.emptyDatabase();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));
    const counts = await Promise.all(opened.map(migrationsIn));
    await Promise.all(opened.map((each) => each.close()));
    const embedded = await openDatabase({ memory: true });
    const expected = await migrationsIn(embedded);
    await embedded.close();
    expect(expected).toBeGreaterThan(0);
    expect(counts).toEqual([expected, expected, expected, expected]);
  });
});

describe('a server that is not there', () => {
  it('is reported without its password', async () => {
    const url = `postgres://ploy:secret@127.0.0.1:${await freePort()}/foyer`;
    const opening = openDatabase({ url });
    await expect(opening).rejects.toThrow(
      /^The database foyer at 127\.0\.0\.1:\d+ cannot be opened \(ECONNREFUSED\)\. Check DATABASE_URL\.$/,
    );
  });
});

describe('in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'foyer-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Another process that opens the folder, reports it, and keeps it open. */
  async function holder(): Promise<{ child: ChildProcess; said: string }> {
    const script = `import('./src/base/db/open.ts').then(({ openDatabase }) => openDatabase({ dataDir: ${JSON.stringify(folder)} }))
      .then(() => { console.log('open'); setInterval(() => {}, 1000); }, (error) => { console.log(error.message); process.exit(1); });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: platformFolder });
    const [line] = await once(child.stdout, 'data');
    return { child, said: String(line) };
  }

  it('refuses a second process with a clear message, and gives the folder on when the first is killed', async () => {
    const first = await holder();
    expect(first.said).toBe('open\n');

    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`${folder} is in use by another running platform`);

    const gone = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await gone;
    const second = await openDatabase({ dataDir: folder });
    expect(await migrationsIn(second)).toBeGreaterThan(0);
    await second.close();
  });

  it('keeps what was written for the next start', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.db.execute(sql`insert into sealing_keys (public_key, private_key) values ('a', 'b')`);
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect(await second.db.query.sealingKeys.findMany()).toMatchObject([{ publicKey: 'a', privateKey: 'b' }]);
    await second.close();
  });
});
