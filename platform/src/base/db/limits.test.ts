import { calls } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { hostOf, type TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { newKey } from '../../testing/money/stage';
import { type OwnPostgres, startTestPostgres } from '../../testing/postgres';
import { round, visit } from '../../testing/studio';
import { members } from '../db/schema';
import type { Member } from '../members/member';
import type { Site } from '../sites/site';
import type { OpenedDatabase } from './database';
import { isBusy } from './is-busy';
import { openDatabase } from './open';
import { type InRoles, jobLimits, requestLimits } from './postgres';
import { withRoles } from './roles.testing';

let server: OwnPostgres;
let url: string;
let at: InRoles;
let platform: TestPlatform;
let site: Site;
let member: Member & { password: string };
let token: string;
let other: pg.Client;

beforeAll(async () => {
  // Nobody waits for real here; behind a pooler the limits of the roles count instead.
  const lock = jest.replaceProperty(requestLimits, 'lock', 500);
  server = await startTestPostgres();
  url = await server.emptyDatabase();
  at = await withRoles(url);
  platform = await openLobby({ at, opsKey: 'ops' });
  lock.restore();
  site = await platform.makeMerchant({ flags: { DEPRECM3: true } });
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
  it('for a row that stays locked is answered with 503, and the next one is served', async () => {
    await other.query('begin');
    await other.query('select 1 from sessions where member_id = $1 for update', [member.id]);
    const { method, path: address } = calls.renew;
    const headers = { host: hostOf(site), authorization: token };
    const answer = await platform.app.inject({ method, url: address, headers });
    await other.query('rollback');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json()).toEqual({ success: false, code: 'unknown' });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ success: true });
  });
});

describe('a connection for requests', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    const limits = [jest.replaceProperty(requestLimits, 'statement', 1_000)];
    limits.push(jest.replaceProperty(requestLimits, 'idleTransaction', 500));
    opened = await openDatabase(at);
    for (const limit of limits) limit.restore();
  });
  afterAll(() => opened?.close());

  it('ends a long statement, so that it is free for others', async () => {
    const slow = opened.db.select({ one: sql`pg_sleep(60)` }).from(members).limit(1);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await opened.db.select({ id: members.id }).from(members)).toHaveLength(1);
  });

  it('that stops within a transaction releases its rows', async () => {
    const still = opened.db.transaction(async (tx) => {
      await tx.select({ id: members.id }).from(members).where(sql`id = ${member.id}`).for('update');
      // Waits until the server has ended the transaction.
      await other.query('select 1 from members where id = $1 for update', [member.id]);
      await tx.select({ id: members.id }).from(members);
    });
    await expect(still).rejects.toThrow();
  });
});

describe('a connection that the server ends while it is in use', () => {
  const sent: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    'a call': () =>
      platform.api('deposit', { site, token, body: { method: 'BANKTRANSFER', amount: '100', key: newKey() } }),
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

  beforeAll(() =>
    other.query(`create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`),
  );

  it.each(Object.keys(sent))('answers %s with 503: it may be sent again', async (name) => {
    const send = sent[name] as (typeof sent)[string];
    const written = ['submits', 'ledger_movements'];
    for (const table of written)
      await other.query(`create trigger cut before insert on ${table} for each row execute function cut()`);
    const { status } = await send();
    for (const table of written) await other.query(`drop trigger cut on ${table}`);
    expect(status).toBe(503);
    expect((await send()).status).toBeLessThan(300);
  });

  it('counts as busy wherever in a transaction it was lost', async () => {
    const { db, close } = await openDatabase({ url });
    const end = (pid: number) => other.query('select pg_terminate_backend($1)', [pid]);
    const moments: readonly ((tx: OpenedDatabase['db'], pid: number) => Promise<unknown>)[] = [
      (tx, pid) => Promise.all([tx.execute(sql`select pg_sleep(60)`), end(pid)]),
      (tx, pid) => end(pid).then(() => tx.execute(sql`select 1`)),
      (_, pid) => end(pid),
      async (_, pid) => {
        await end(pid);
        throw new Error('a refusal of the call');
      },
    ];
    const busy: unknown[] = [];
    for (const moment of moments) {
      const cut = db.transaction(async (tx) => {
        const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) as once`);
        await moment(tx, row?.pid ?? 0);
      });
      busy.push(await cut.then(() => 'kept', isBusy));
    }
    await close();
    expect(busy).toEqual([true, true, true, true]);
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
