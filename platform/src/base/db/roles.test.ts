import { sql } from 'drizzle-orm';
import { seedCatalogue } from '../../demonstration/seed';
import { sweepAll } from '../../jobs/sweep';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { type OwnPostgres, startTestPostgres } from '../../testing/postgres';
import type { OpenedDatabase } from './database';
import { openDatabase } from './open';
import { withRoles } from './roles.testing';

let server: OwnPostgres;
let platform: TestPlatform;
let opened: OpenedDatabase;

beforeAll(async () => {
  server = await startTestPostgres();
  const at = await withRoles(await server.emptyDatabase());
  opened = await openDatabase(at);
  platform = await openTestPlatform({ at });
});
afterAll(async () => {
  await platform?.close();
  await opened?.close();
  await server?.close();
});

describe('the roles of the database', () => {
  it('are enough to migrate, to seed, to serve and to sweep', async () => {
    await seedCatalogue(opened.jobs, new Date());
    const site = await platform.makeMerchant();
    const token = await platform.login(site, await platform.makeMember(site, { balance: '10' }));
    expect((await platform.api('balance', { site, token })).value).toMatchObject({ sumBalance: '10' });
    expect(await platform.api('logout', { site, token, query: { token } })).toMatchObject({ success: true });
    const done = await sweepAll(opened.jobs, new Date());
    expect(done.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it('have time limits of their own, whatever asks for others on the way', async () => {
    const limits = sql`select rolname as name, rolconfig as settings from pg_roles where rolname like 'foyer_%' order by 1`;
    const rows = await platform.db
      .select({ name: sql<string>`name`, settings: sql<string[] | null>`settings` })
      .from(sql`(${limits}) r`);
    const of = (statement: string, idle: string) =>
      [`statement_timeout=${statement}`, 'lock_timeout=5s', `idle_in_transaction_session_timeout=${idle}`] as const;
    expect(rows).toEqual([
      { name: 'foyer_jobs', settings: of('60s', '60s') },
      { name: 'foyer_owner', settings: null },
      { name: 'foyer_replica', settings: [...of('8s', '10s'), 'default_transaction_read_only=on'] },
      { name: 'foyer_requests', settings: of('8s', '10s') },
    ]);
  });

  it.each(['db', 'jobs'] as const)('cannot change the schema: %s', async (pool) => {
    for (const statement of [
      'create table mine (id int)',
      'drop table outbox',
      'truncate wallets',
      'alter table members add x int',
    ]) {
      await expect(opened[pool].execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
