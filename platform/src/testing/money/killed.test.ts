import { type CallRow, calls, type Operation } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type * as Passwords from '../../base/members/password';
import { newestKey } from '../../base/sealing/keys';
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

it('servers that are killed in mid-work lose nothing that they acknowledged, and keep no half of anything', async () => {
  const operations = Object.keys(onceCases) as Operation[];
  const submits: Submit[] = [];
  const before = new Map<Submit, string>();
  for (let at = 0; at < EACH; at += 1) {
    stage.advance(BETWEEN_MS);
    for (const operation of operations) {
      const sender = await onceCases[operation]!(stage, stage.site);
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
  for (const submit of submits) {
    const { site, token } = submit.sender.player;
    const query = { operation: submit.operation, key: submit.key };
    const { value } = await stage.at(0).api('outcome', { site, token, query });
    const there = await moved(submit.sender);
    if (acknowledged.has(submit)) expect(value).toEqual({ state: 'done', answer: acknowledged.get(submit) });
    // Wholly or not at all: what moved money is there where the answer is, and nothing where it is not.
    else if (value.state === 'none') expect(there).toBe(before.get(submit));
  }
  expect(await stage.audit()).toMatchObject({ sum: '0', different: [] });

  // Sent again, each is there once, as one that was never disturbed.
  expect(await sendAll(servers, submits)).toEqual([]);
  for (const [submit, value] of acknowledged) expect(submit.value).toEqual(value);
  for (const operation of operations) {
    const ends = await Promise.all(
      submits.filter((each) => each.operation === operation).map(({ sender }) => moved(sender)),
    );
    expect([operation, new Set(ends).size]).toEqual([operation, 1]);
  }
  expect(await stage.audit()).toMatchObject({ sum: '0', different: [] });
  await Promise.all(servers.map((server) => server.stop('SIGTERM')));
});
