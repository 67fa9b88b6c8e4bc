import { calls } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { members } from '../db/schema';
import type { Member } from '../members/member';
import type { Site } from '../sites/site';
import type { OpenedDatabase } from './database';
import { openDatabase } from './open';
import { jobLimits, type PostgresAt, requestLimits } from './postgres';
import { withRoles } from './roles.testing';

let server: TestPostgres;
let url: string;
let at: Required<PostgresAt>;
let platform: TestPlatform;
let site: Site;
let member: Member & { password: string };
let token: string;
let other: pg.Client;

beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  at = await withRoles(url);
  platform = await openTestPlatform({ at, opsKey: 'ops' });
  site = await platform.makeMerchant();
  member = await platform.makeMember(site);
  token = await platform.login(site, member);
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await platform?.close();
  await server?.close();
});

const settings = async ({ db }: Pick<OpenedDatabase, 'db'>) => {
  const of = (name: string) => sql<string>`current_setting(${name}::text)`;
  const [row] = await db
    .select({
      statement: of('statement_timeout'),
      lock: of('lock_timeout'),
      idle: of('idle_in_transaction_session_timeout'),
    })
    .from(sql`(values (1)) as once`);
  return row;
};

describe('a request on a Postgres server', () => {
  it('for a locked row is answered with 503 in time, and the next one is served', async () => {
    await other.query('begin');
    await other.query('select 1 from sessions where member_id = $1 for update', [member.id]);
    const begun = Date.now();
    const { method, path: address } = calls.renew;
    const headers = { host: hostOf(site), authorization: token };
    const answer = await platform.app.inject({ method, url: address, headers });
    await other.query('rollback');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json()).toEqual({ success: false, code: 'unknown' });
    expect(Date.now() - begun).toBeLessThan(requestLimits.lock + 3_000);
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ success: true });
  });

  it('with a long statement is ended, so that it does not keep its connection', async () => {
    const slow = platform.db.select({ one: sql`pg_sleep(60)` }).from(members).limit(1);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    const operation = await platform.app.inject({ url: '/_ops/merchants/NONE', headers: { 'x-ops-key': 'ops' } });
    expect(operation.statusCode).toBe(404);
  });

  it('that stops within a transaction releases its rows', async () => {
    const still = platform.db.transaction(async (tx) => {
      await tx.select({ id: members.id }).from(members).where(sql`id = ${member.id}`).for('update');
      await new Promise((resolve) => setTimeout(resolve, requestLimits.idleTransaction + 1_500));
      await tx.select({ id: members.id }).from(members);
    });
    await expect(still).rejects.toThrow();
    await other.query("set lock_timeout = '1s'");
    await other.query('select 1 from members where id = $1 for update', [member.id]);
  });
});

describe('a connection that the server ends while it is in use', () => {
  it('fails its own request only', async () => {
    const cut = platform.db.transaction(async (tx) => {
      const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) as once`);
      await other.query('select pg_terminate_backend($1)', [row?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tx.select({ id: members.id }).from(members);
    });
    await expect(cut).rejects.toThrow();
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ success: true });
  });
});

describe('the timeouts of a connection', () => {
  it('are shorter for requests than for jobs', async () => {
    const opened = await openDatabase(at);
    const inSeconds = ({ statement, lock, idleTransaction }: typeof requestLimits) => ({
      statement: inUnits(statement),
      lock: inUnits(lock),
      idle: inUnits(idleTransaction),
    });
    expect(await settings(opened)).toEqual(inSeconds(requestLimits));
    expect(await settings({ db: opened.jobs })).toEqual(inSeconds(jobLimits));
    await opened.close();
  });
});

const inUnits = (ms: number) => (ms % 60_000 === 0 ? `${ms / 60_000}min` : `${ms / 1000}s`);
