import { type CallRow, calls, type Operation } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type * as Passwords from '../../base/members/password';
import { newestKey } from '../../base/sealing/keys';
import type { Site } from '../../base/sites/site';
import { hostOf } from '../platform';
import { openTestPostgres, type TestPostgres } from '../postgres';
import { seal } from '../seal';
import { startServer, type TestServer } from '../server';
import { onceCases, type Sender } from './cases';
import { type MoneyStage, newKey, openMoneyStage } from './stage';

hashAsServersDo();

/** Real hashing, since the servers check what is stored here, but once for each password. */
jest.mock('../../base/members/password', () => {
  const real = jest.requireActual<typeof Passwords>('../../base/members/password');
  const hashes = new Map<string, Promise<string>>();
  const matches = new Map<string, Promise<boolean>>();
  const kept = <T>(from: Map<string, Promise<T>>, key: string, make: () => Promise<T>) => {
    const made = from.get(key) ?? make();
    from.set(key, made);
    return made;
  };
  const mocked: typeof Passwords = {
    hashPassword: (password) => kept(hashes, password, () => real.hashPassword(password)),
    passwordMatches: (password, hash) =>
      kept(matches, `${password} ${hash}`, () => real.passwordMatches(password, hash)),
  };
  return { ...real, ...mocked };
});

// Servers are started, which is slow on a busy machine.
jest.setTimeout(300_000);

/** Of each operation; at most `ANSWERED` of them in all are answered when the servers die, and two more meanwhile, so twenty of each are in flight. */
const EACH = 30;
const ANSWERED = 8;
const BETWEEN_MS = 20_000;
const DAY_MS = 86_400_000;
const LOTTERIES: readonly Operation[] = ['placeOrder', 'cancelOrder'];

let postgres: TestPostgres;
let stage: MoneyStage;
let url: string;
let publicKey: string;
const running: TestServer[] = [];
beforeAll(async () => {
  postgres = await openTestPostgres();
  url = await postgres.freshDatabase();
  stage = await openMoneyStage({ url });
  publicKey = (await newestKey(stage.at(0).db)).publicKey;
  // The servers go by the real time. The players log in over the minutes before it, since an address may not do so all at once.
  stage.advance(Date.now() - stage.at(0).clock.now.getTime() - EACH * BETWEEN_MS);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop('SIGKILL')));
  await stage?.close();
  await postgres?.close();
});

async function start(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await startServer(env);
  running.push(server);
  return server;
}

interface Submit {
  readonly operation: Operation;
  readonly sender: Sender;
  readonly key: string;
  /** Set once the answer arrived. */
  value?: unknown;
}

async function send(server: TestServer, { operation, sender, key }: Submit): Promise<unknown> {
  const { method, path, sealed }: CallRow = calls[operation];
  const { site, token } = sender.player;
  const plain = { ...sender.body(false), key };
  const sent = sealed === true ? seal(publicKey, plain) : { body: plain };
  const answer = await server.send({
    ...{ method: method as 'POST', path, host: hostOf(site), body: sent.body },
    headers: { authorization: token, ...('encryption' in sent ? { encryption: sent.encryption } : {}) },
  });
  const { success, value, code } = answer.json as { success: boolean; value: unknown; code?: string };
  if (!success) throw new Error(`${operation} was refused with ${String(code)}`);
  return value;
}

/** Sends all at once, in turns to the servers; errors are those of broken connections. */
async function sendAll(servers: readonly TestServer[], all: readonly Submit[], onAnswer: () => void = () => undefined) {
  const errors: string[] = [];
  await Promise.all(
    all.map(async (submit, at) => {
      try {
        submit.value = await send(servers[at % servers.length]!, submit);
        onAnswer();
      } catch (error) {
        errors.push(String(error));
      }
    }),
  );
  return errors;
}

/** Movements of a sender and whoever else it touches: all of a submit, or none. */
async function moved({ player, others }: Sender): Promise<string> {
  const ids = [player, ...others].map(({ member }) => member.id).join();
  const { rows } = (await stage.at(0).db.execute(
    sql`select coalesce(json_agg(json_build_array(kind, debit, credit, amount) order by id), '[]')::text as all
      from ledger_movements where member_id in (${sql.raw(ids)})`,
  )) as unknown as { rows: { all: string }[] };
  return rows[0]?.all ?? '';
}

/** Orders of lotteries with their bets and movements: there together for what was acknowledged, else together or not at all. */
async function expectWholeOrders(submits: readonly Submit[]) {
  for (const { sender, value } of submits) {
    const { rows } = (await stage.at(0).db.execute(sql`
      select l.reference, l.kind, l.credit, l.amount::text, b.status as bet, b.stake::text, o.issue, o.status,
        o.lines::text as lines, o.id = substr(l.reference, 2)::bigint as named
      from (select * from ledger_movements where member_id = ${sender.player.member.id} and kind = 'bet.stake') l
      full join (select * from bets where member_id = ${sender.player.member.id}) b on b.reference = l.reference
      full join (select * from lottery_orders where member_id = ${sender.player.member.id}) o on o.bet_id = b.id
    `)) as unknown as { rows: { reference: string; issue: string; lines: string }[] };
    expect(rows.length).toBeLessThanOrEqual(1);
    if (value !== undefined) expect(rows).toMatchObject([{ reference: (value as { orderNo: string }).orderNo }]);
    const { issue, lines } = sender.body(false) as { issue: string; lines: object[] };
    for (const row of rows) {
      expect(row).toMatchObject({ kind: 'bet.stake', credit: 'house:games', amount: '10.0000', stake: '10.0000' });
      expect(row).toMatchObject({ bet: 'open', status: 'open', issue, named: true });
      expect(JSON.parse(row.lines)).toEqual(lines.map((line) => ({ ...line, odds: { win: '95' } })));
    }
  }
}

async function expectBooks(elsewhere: Site) {
  const { body } = await stage.ops(0, 'GET', '/audit', undefined, elsewhere);
  for (const books of [await stage.audit(), body]) expect(books).toMatchObject({ sum: '0', different: [] });
}

it('servers that are killed in mid-work lose nothing that they acknowledged, and keep no half of anything', async () => {
  const operations = Object.keys(onceCases) as Operation[];
  const submits: Submit[] = [];
  // A merchant in whose evening the draw of the day takes orders for hours, whatever the real time is.
  const evening = await stage.at(0).makeMerchant();
  const offsetMs = DAY_MS - ((Date.now() + DAY_MS / 2) % DAY_MS);
  expect((await stage.ops(0, 'PUT', '/clock', { offsetMs }, evening)).status).toBe(200);
  const siteOf = (operation: Operation) => (LOTTERIES.includes(operation) ? evening : stage.site);
  const before = new Map<Submit, string>();
  for (let at = 0; at < EACH; at += 1) {
    stage.advance(BETWEEN_MS);
    for (const operation of operations) {
      const sender = await onceCases[operation]!(stage, siteOf(operation));
      const submit = { operation, sender, key: newKey() };
      submits.push(submit);
      before.set(submit, await moved(sender));
    }
  }
  const env = { DATABASE_URL: url, OPS_KEY: 'ops', TEST_SWITCHES: '1' };
  let servers: readonly TestServer[] = await Promise.all([start(env), start(env)]);
  let answered = 0;
  let kills: Promise<unknown> | undefined;
  const errors = await sendAll(servers, submits, () => {
    answered += 1;
    if (answered === ANSWERED) kills = Promise.all(servers.map((server) => server.stop('SIGKILL')));
  });
  await kills;
  expect(errors.filter((error) => error.includes('was refused'))).toEqual([]);
  const unanswered = (operation: Operation) =>
    submits.filter((submit) => submit.operation === operation && submit.value === undefined).length;
  for (const operation of operations)
    expect([operation, unanswered(operation) >= EACH - ANSWERED - 2]).toEqual([operation, true]);

  servers = [await start(env)];
  const acknowledged = new Map(submits.filter(({ value }) => value !== undefined).map((each) => [each, each.value]));
  expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERED);
  await proves('F-MONEY-06', async () => {
    for (const submit of submits) {
      const { site, token } = submit.sender.player;
      const query = { operation: submit.operation, key: submit.key };
      const { value } = await stage.at(0).api('outcome', { site, token, query });
      const there = await moved(submit.sender);
      if (acknowledged.has(submit)) expect(value).toEqual({ state: 'done', answer: acknowledged.get(submit) });
      // Wholly or not at all: what moved money is there where the answer is, and nothing where it is not.
      else if (value.state === 'none') expect(there).toBe(before.get(submit));
    }
    await expectBooks(evening);
  });
  await proves('F-ORDERS-01', () => expectWholeOrders(submits.filter(({ operation }) => operation === 'placeOrder')));

  // Sent again, each is there once, as one that was never disturbed.
  expect(await sendAll(servers, submits)).toEqual([]);
  for (const [submit, value] of acknowledged) expect(submit.value).toEqual(value);
  for (const operation of operations) {
    const ends = await Promise.all(
      submits.filter((each) => each.operation === operation).map(({ sender }) => moved(sender)),
    );
    expect([operation, new Set(ends).size]).toEqual([operation, 1]);
  }
  await expectBooks(evening);
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
});
