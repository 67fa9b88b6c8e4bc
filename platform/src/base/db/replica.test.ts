import { EventEmitter, once } from 'node:events';
import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { callNames } from '../../testing/bench/measure';
import { scenarios } from '../../testing/bench/scenarios';
import { AGENT } from '../../testing/bench/seed-sql';
import { openBench, type Stage } from '../../testing/bench/stage';
import { type OwnPostgres, startTestPostgres, type TestReplica } from '../../testing/postgres';
import { statementsOf } from '../../testing/statements';
import { openDatabase } from './open';
import { withRoles } from './roles.testing';
import { members } from './schema';

jest.setTimeout(300_000);

const SIZES = { members: 2_000, bets: 2_000, movements: 6_000 };
let server: OwnPostgres;
let copy: TestReplica;
let url: string;
let as: Awaited<ReturnType<typeof withRoles>>;
let stage: Stage;
let platform: TestPlatform;
let lines: string[];
/** Emits `line` for each line of the log. */
const heard = new EventEmitter();

const hear = (line: string): void => {
  lines.push(line);
  heard.emit('line');
};

/** A platform with the replica, which may be so far behind. */
async function withReplica(lagMs: number, at = copy.of(as.replicaUrl)): Promise<TestPlatform> {
  lines = [];
  const log = { level: 'info', stream: { write: hear } };
  const opened = await openTestPlatform({ at: { url, replica: { url: at, lagMs } }, opsKey: 'ops', log });
  opened.clock.now = new Date();
  return opened;
}

/** Waits until the log has a line. */
async function logged(text: string): Promise<void> {
  while (!lines.some((line) => line.includes(text))) await once(heard, 'line');
}

beforeAll(async () => {
  server = await startTestPostgres();
  url = await server.emptyDatabase();
  as = await withRoles(url);
  await (await openDatabase(as)).close();
  stage = await openBench(url, SIZES, () => undefined);
  const { code } = stage.site;
  const flags = JSON.stringify({ PERSREP: true, WITHREC3: true, PLYRBT: true });
  await stage.platform.db.execute(sql`update merchants set flags = flags || ${flags}::jsonb where code = ${code}`);
  copy = await server.openReplica();
  platform = await withReplica(60_000);
  await logged('the replica answers');
});
afterAll(async () => {
  await platform?.close();
  await stage?.platform.close();
  await copy?.close();
  await server?.close();
});

const row = (name: CallName): CallRow => calls[name];
const isMarked = (name: CallName) => row(name).lag !== undefined;
/** What the platform asks about the replica, not for a member. */
const isLook = /pg_control_system/;
const replicaPort = () => Number(new URL(copy.of(url)).port);

/** Sends a call, and tells whether the replica was asked for its answer. */
async function ask(name: CallName, on = platform, run = 0, at = 0) {
  const scenario = scenarios[name][at];
  if (scenario === undefined) throw new Error(`${name} has no scenario`);
  on.clock.now = new Date();
  const input = await scenario.input(stage, run);
  const { answer, statements } = await statementsOf(() => on.api(name, input));
  const asked = statements.filter(({ text }) => !isLook.test(text));
  return { answer, ofReplica: asked.some(({ port }) => port === replicaPort()) };
}

/** Asks until the replica had everything, and so was asked. */
async function untilOfReplica(name: CallName, on = platform): Promise<void> {
  for (let run = 0; ; run += 1) {
    const { answer, ofReplica } = await ask(name, on, run);
    expect([name, answer.success, answer.code]).toEqual([name, true, undefined]);
    if (ofReplica) return;
  }
}

/** Stops the replica where it is, or lets it go on. */
async function replay(what: 'pause' | 'resume'): Promise<void> {
  const admin = new pg.Client({ connectionString: copy.of(url) });
  await admin.connect();
  await admin.query(`select pg_wal_replay_${what}()`);
  await admin.end();
}

describe('a replica of the database', () => {
  it('is named for reads alone, and for none that decides or follows a payment', () => {
    const marked = callNames.filter(isMarked);
    expect(marked.filter((name) => row(name).method !== 'GET' || row(name).once === true)).toEqual([]);
    const firsts = [
      ...(['balance', 'merchantWallet', 'vendorWallets', 'vendorWallet', 'withdrawable', 'outcome'] as const),
      ...(['openDeposits', 'withdrawal', 'bankCards', 'uplineReceiver', 'agentReceiver', 'memberInfo'] as const),
    ];
    expect(marked.filter((name) => (firsts as readonly CallName[]).includes(name))).toEqual([]);
  });

  it.each(callNames.filter(isMarked))('answers %s', async (name) => {
    await untilOfReplica(name);
    expect(lines.filter((line) => /did not answer/.test(line))).toEqual([]);
  });

  it('is asked for no other call', async () => {
    const asked: CallName[] = [];
    for (const name of callNames.filter((each) => !isMarked(each) && row(each).method === 'GET'))
      if ((await ask(name)).ofReplica) asked.push(name);
    expect(asked).toEqual([]);
  });

  it('that has not replayed a payment yet does not answer whoever made it', async () => {
    const { site, tokens } = stage;
    const token = tokens.heavy;
    await replay('pause');
    const body = { method: 'BANKTRANSFER', amount: '250.00', key: `after-${Date.now()}` };
    platform.clock.now = new Date();
    const { value: order } = await platform.api('deposit', { site, token, body });
    const day = stage.day(0);
    const query = { startDate: day, endDate: day, zone: 0, pageNo: 1, pageSize: 20 };
    const { value: report } = await platform.api('depositReport', { site, token, query });
    // What may be seconds old is asked of it still.
    const old = await ask('teamKpi');
    await replay('resume');
    expect(JSON.stringify(report)).toContain(order.orderNo);
    expect(old).toMatchObject({ answer: { success: true }, ofReplica: true });
    await untilOfReplica('depositReport');
  });

  it('that does not know a new account yet refuses nobody who asks for it', async () => {
    const { site, tokens } = stage;
    const [agent] = await platform.db
      .select()
      .from(members)
      .where(eq(members.username, `m${AGENT}`));
    await replay('pause');
    const made = await platform.makeMember(site, { uplineId: agent?.id ?? 0, toUpline: true });
    const day = stage.day(0);
    const lines = { order: 'net', direction: 'asc', lines: 'all', pageNo: 1, pageSize: 20 };
    const query = { memberId: made.id, startDate: day, endDate: day, zone: 0, ...lines };
    const answer = await platform.api('teamPnl', { site, token: tokens.agent, query });
    await replay('resume');
    expect(answer).toMatchObject({ success: true });
  });

  it('that is too far behind answers nothing until it has caught up', async () => {
    const strict = await withReplica(1_000);
    await logged('the replica answers');
    await untilOfReplica('teamKpi', strict);
    await replay('pause');
    await stage.platform.db.execute(sql`update members set nickname = nickname where username = 'm1'`);
    await logged('the replica is away or behind');
    expect(await ask('teamKpi', strict)).toMatchObject({ answer: { success: true }, ofReplica: false });
    lines.length = 0;
    await replay('resume');
    await logged('the replica answers');
    await untilOfReplica('teamKpi', strict);
    await strict.close();
  });

  it('refuses to write, whoever asks', async () => {
    for (const address of [as.replicaUrl, url]) {
      const opened = await openDatabase({ url, replica: { url: copy.of(address), lagMs: 1_000 } });
      const writing = opened.replica?.db.update(members).set({ nickname: 'x' });
      await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
      await opened.close();
    }
    // Its role may not do so on the first server either.
    const opened = await openDatabase({ url, replica: { url: as.replicaUrl, lagMs: 1_000 } });
    const role = opened.replica?.db;
    await expect(role?.execute(sql`begin read write; update members set nickname = 'x'`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await opened.close();
  });

  it('is none when it replays nothing: the first answers', async () => {
    const wrong = await withReplica(60_000, as.replicaUrl);
    await logged('it is no replica');
    expect(await ask('teamKpi', wrong)).toMatchObject({ answer: { success: true } });
    expect(lines.filter((line) => line.includes('the replica answers'))).toEqual([]);
    await wrong.close();
  });

  it('that dies is missed by nobody', async () => {
    lines = [];
    const dying = await withReplica(60_000);
    await logged('the replica answers');
    const port = replicaPort();
    await copy.close();
    for (const name of callNames.filter(isMarked)) {
      const { answer } = await ask(name, dying);
      expect([name, answer.status, answer.success]).toEqual([name, 200, true]);
    }
    await logged('the replica is away or behind');
    const { statements } = await statementsOf(async () =>
      dying.api('teamKpi', await scenarios.teamKpi[0]!.input(stage, 0)),
    );
    expect(statements.filter((each) => !isLook.test(each.text) && each.port === port)).toEqual([]);
    await dying.close();
  });
});
