import { calls } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { hostOf, type TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { startPooler } from '../../testing/pooler';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { round, visit } from '../../testing/studio';
import { members } from '../db/schema';
import type { Member } from '../members/member';
import type { Site } from '../sites/site';
import type { OpenedDatabase } from './database';
import { isBusy } from './is-busy';
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
  platform = await openLobby({ at, opsKey: 'ops' });
  site = await platform.makeMerchant();
  member = await platform.makeMember(site, { balance: '100' });
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

/** Ends whatever waits for a lock in this database, as soon as something does. */
async function cutWaiting(): Promise<void> {
  const { rowCount } = await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if (rowCount === 0) await cutWaiting();
}

describe('a connection that the server ends while it is in use', () => {
  const sent: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    'a call': () =>
      platform.api('deposit', { site, token, body: { method: 'BANKTRANSFER', amount: '100', key: 'k1' } }),
    'an operation': async () => {
      const url = `/_ops/merchants/${site.code}/members/${member.username}/credit`;
      const payload = { amount: '1' };
      const answer = await platform.app.inject({ method: 'POST', url, headers: { 'x-ops-key': 'ops' }, payload });
      return { status: answer.statusCode };
    },
    'a call of the vendor': async () => {
      const [game] = await someGames(platform, site, 'INHOUSE');
      if (game === undefined) throw new Error('the catalogue has no game of the vendor');
      const { body } = await visit(platform, site, token, game);
      return round(platform, body.token, { key: 'k2', stake: '1', target: '1.50' });
    },
  };

  it.each(Object.keys(sent))('answers %s with 503: it may be sent again', async (name) => {
    const send = sent[name] as (typeof sent)[string];
    await other.query('begin');
    await other.query('select 1 from wallets where member_id = $1 for update', [member.id]);
    const [answer] = await Promise.all([send(), cutWaiting()]);
    await other.query('rollback');
    expect(answer.status).toBe(503);
    expect((await send()).status).toBeLessThan(300);
  });

  it('counts as busy wherever in a transaction it was lost, by way of a pooler, too', async () => {
    const pooler = await startPooler(url);
    const lost: unknown[] = [];
    for (const way of [url, pooler.through(url)]) {
      const opened = await openDatabase({ url: way });
      const end = (pid: number) => other.query('select pg_terminate_backend($1)', [pid]);
      const cut = (then: (tx: OpenedDatabase['db'], ended: Promise<unknown>) => Promise<unknown>) =>
        opened.db.transaction(async (tx) => {
          const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) as once`);
          await then(tx, end(row?.pid ?? 0));
        });
      const isLost = (work: Promise<unknown>) => lost.push(work.then(() => 'kept', isBusy));
      isLost(cut((tx) => tx.execute(sql`select pg_sleep(30)`)));
      isLost(
        cut(async (tx, ended) => {
          await ended;
          await tx.execute(sql`select 1`);
        }),
      );
      isLost(cut((_, ended) => ended));
      isLost(
        cut(async (_, ended) => {
          await ended;
          throw new Error('a refusal of the call');
        }),
      );
      await Promise.all(lost);
      await opened.close();
    }
    await pooler.close();
    expect(await Promise.all(lost)).toEqual(Array(8).fill(true));
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
