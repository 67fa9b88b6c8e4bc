import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import Big from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { seal } from '../../testing/seal';
import { startServer, type TestServer } from '../../testing/server';
import { openDatabase } from '../db/open';
import { bets, games, ledgerMovements, submits, wallets } from '../db/schema';

hashAsServersDo();

const OPS = { 'x-ops-key': 'proof' };
const SITE = 'proof.localhost';
const VENDOR = 'play.localhost';
const MEMBERS = 4;
const BETS = 200;
const OPENING = '1000';

const Made = Type.Object({ members: Type.Array(Type.Object({ id: Type.Integer(), username: Type.String() })) });
const Config = Type.Object({ publicKey: Type.String() });
const LoggedIn = Type.Object({ value: Type.Object({ token: Type.String() }) });
const Launched = Type.Object({ value: Type.Object({ url: Type.String() }) });
const Visiting = Type.Object({ token: Type.String() });
const Round = Type.Object({ roundId: Type.String(), stake: Type.String(), won: Type.Boolean(), payout: Type.String() });

interface Player {
  readonly id: number;
  readonly visit: string;
}

interface Bet {
  readonly key: string;
  readonly player: Player;
  /** Set once the answer was received. */
  answer?: unknown;
}

// The test starts servers and fills a database, which is slow on a busy machine.
jest.setTimeout(180_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres?.close());

/** Creates a merchant with members in a game of the playable vendor. */
async function seatPlayers(
  server: TestServer,
  game: { vassalage: string; gameId: string; gameType: string },
): Promise<Player[]> {
  const members = Array.from({ length: MEMBERS }, (_, n) => ({
    username: `player${n}`,
    password: 'secret123',
    balance: OPENING,
  }));
  const made = await server.send({
    method: 'POST',
    path: '/_ops/merchants',
    host: SITE,
    headers: OPS,
    body: { code: 'PROOF', members },
  });
  const accounts = Value.Parse(Made, made.json).members;
  const { publicKey } = Value.Parse(
    Config,
    (await server.send({ method: 'GET', path: '/site.json', host: SITE })).json,
  );
  const players: Player[] = [];
  for (const { id, username } of accounts) {
    const { encryption, body } = seal(publicKey, { username, password: 'secret123', captcha: '', type: 'username' });
    const login = await server.send({
      method: 'POST',
      path: '/wps/session/login',
      host: SITE,
      headers: { encryption },
      body,
    });
    const authorization = Value.Parse(LoggedIn, login.json).value.token;
    const query = new URLSearchParams({ ...game, platform: 'html5', language: 'EN' });
    const launch = await server.send({
      method: 'GET',
      path: `/wps/game/launch?${query}`,
      host: SITE,
      headers: { authorization },
    });
    const ticket = new URL(Value.Parse(Launched, launch.json).value.url, 'http://x').searchParams.get('t');
    const visit = await server.send({ method: 'POST', path: '/vendor/session', host: VENDOR, body: { ticket } });
    players.push({ id, visit: Value.Parse(Visiting, visit.json).token });
  }
  return players;
}

async function play(server: TestServer, { key, player }: Bet): Promise<unknown> {
  const headers = { authorization: `Bearer ${player.visit}` };
  const answer = await server.send({
    method: 'POST',
    path: '/vendor/round',
    host: VENDOR,
    headers,
    body: { key, stake: '1', target: '2.00' },
  });
  if (answer.status !== 200)
    throw new Error(`a round was answered with ${answer.status}: ${JSON.stringify(answer.json)}`);
  return answer.json;
}

/** Sends all bets at once; `onAnswer` gets the number of answers so far. A broken connection leaves a bet unanswered. */
async function playAll(
  servers: readonly TestServer[],
  all: readonly Bet[],
  onAnswer?: (count: number) => void,
): Promise<unknown[]> {
  let count = 0;
  const errors: unknown[] = [];
  await Promise.all(
    all.map(async (bet, n) => {
      const server = servers[n % servers.length];
      if (server === undefined) throw new Error('no server');
      try {
        bet.answer = await play(server, bet);
        onAnswer?.(++count);
      } catch (error) {
        errors.push(error);
      }
    }),
  );
  return errors;
}

/** Checks that every submit is one whole bet, that nothing else is stored, and that the money adds up. */
async function expectWholeBets(url: string, all: readonly Bet[]): Promise<Map<string, unknown>> {
  const database = await openDatabase({ url });
  const { db } = database;
  const ids = [...new Set(all.map(({ player }) => player.id))];
  const stored = await db.select().from(submits).where(eq(submits.operation, 'vendor.round'));
  const played = await db.select().from(bets).where(inArray(bets.memberId, ids));
  const moved = await db.select().from(ledgerMovements).where(inArray(ledgerMovements.memberId, ids));
  const purses = await db.select().from(wallets).where(inArray(wallets.memberId, ids));
  await database.close();

  const rounds = stored.map((row) => Value.Parse(Round, row.answer));
  const references = (kind: string) =>
    moved
      .filter((row) => row.kind === kind)
      .map((row) => row.reference)
      .sort();
  expect(played.map((row) => row.reference).sort()).toEqual(rounds.map((round) => round.roundId).sort());
  expect(references('bet.stake')).toEqual(rounds.map((round) => round.roundId).sort());
  expect(references('bet.payout')).toEqual(
    rounds
      .filter((round) => round.won)
      .map((round) => round.roundId)
      .sort(),
  );

  for (const id of ids) {
    const own = moved.filter((row) => row.memberId === id && row.kind.startsWith('bet.'));
    const sum = own.reduce(
      (total, row) => (row.kind === 'bet.stake' ? total.minus(row.amount) : total.plus(row.amount)),
      new Big(OPENING),
    );
    const main = purses.find((row) => row.memberId === id && row.purse === 'main');
    expect(main?.balance).toBe(sum.toFixed(4));
  }

  const byKey = new Map(stored.map((row) => [row.key, row.answer]));
  expect(byKey.size).toBe(stored.length);
  // Every answered bet is stored as it was answered.
  for (const bet of all) if (bet.answer !== undefined) expect(byKey.get(bet.key)).toEqual(bet.answer);
  return byKey;
}

describe('200 bets at once, on two instances that are killed with bets in flight', () => {
  it('are each stored once or not at all, and once after they were sent again', async () => {
    const url = await postgres.freshDatabase();
    const env = { DATABASE_URL: url, OPS_KEY: OPS['x-ops-key'], TEST_SWITCHES: '1' };
    let servers: TestServer[] = await Promise.all([startServer(env), startServer(env)]);
    const [first] = servers;
    if (first === undefined) throw new Error('no server');
    const database = await openDatabase({ url });
    const [game] = await database.db
      .select({ vassalage: games.vassalage, gameId: games.gameId, gameType: games.gameType })
      .from(games)
      .where(and(eq(games.retired, false), eq(games.gameType, 'INHOUSE')))
      .orderBy(games.minBet, games.nodeId)
      .limit(1);
    await database.close();
    if (game === undefined) throw new Error('the catalogue has no games');
    const players = await seatPlayers(first, game);
    const all: Bet[] = Array.from({ length: BETS }, (_, n) => {
      const player = players[n % players.length];
      if (player === undefined) throw new Error('no player');
      return { key: `bet-${n}`, player };
    });

    let kills: Promise<unknown> | undefined;
    const errors = await playAll(servers, all, (count) => {
      if (count === BETS / 4) kills = Promise.all(servers.map((server) => server.stop('SIGKILL')));
    });
    await kills;
    const unanswered = all.filter(({ answer }) => answer === undefined);
    expect(unanswered.length).toBeGreaterThan(0);
    expect(unanswered.length).toBeLessThanOrEqual(BETS - BETS / 4);
    // Only connections broke; no bet was refused.
    expect(errors.filter((error) => String(error).includes('answered with'))).toEqual([]);
    const afterKill = await expectWholeBets(url, all);

    servers = [await startServer(env)];
    expect(await playAll(servers, unanswered)).toEqual([]);
    for (const { key, answer } of unanswered) if (afterKill.has(key)) expect(answer).toEqual(afterKill.get(key));
    // A second try of all bets plays nothing twice.
    const before = all.map(({ answer }) => answer);
    expect(await playAll(servers, all)).toEqual([]);
    expect(all.map(({ answer }) => answer)).toEqual(before);
    await Promise.all(servers.map((server) => server.stop('SIGTERM')));
    const atTheEnd = await expectWholeBets(url, all);
    expect([...atTheEnd.keys()].sort()).toEqual(all.map(({ key }) => key).sort());
  });
});
