import { type CallRow, calls } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import { someGames } from '../lobby';
import { onceNotBusy } from '../once-not-busy';
import { openTestPostgres, type TestPostgres } from '../postgres';
import { round, visit } from '../studio';
import { cardOf, lotteryWishOf } from './cases';
import { type Answered, type MoneyStage, newKey, openMoneyStage, PAY, type Player } from './stage';

jest.setTimeout(300_000);

const EACH = 30;
let server: TestPostgres;
let stage: MoneyStage;
beforeAll(async () => {
  server = await openTestPostgres();
  stage = await openMoneyStage({ url: await server.freshDatabase() });
});
afterAll(async () => {
  await stage?.close();
  await server?.close();
});

type Take = (turn: number) => Promise<Answered>;

const told = ({ status, ...body }: { readonly status: number }): Answered => ({ status, body: { ...body } });

/** Submits that take nothing out of a purse that can be spent. */
const takesNothing = [
  ...['deposit', 'cancelDeposit', 'cancelWithdrawal', 'confirmDividend', 'openRedRain', 'cancelOrder'],
  ...['answerContract', 'makeAgentLink', 'openAccount', 'renewFirstPassword', 'claimReward'],
  ...['sendFeedback', 'apply'],
];

interface Among {
  readonly player: Player;
  readonly upline: Player;
  readonly below: Player;
}

/** An agent between an upline and a direct member, with enough for one. */
async function agentBetween(): Promise<Among> {
  const upline = await stage.makePlayer({ type: 1 });
  const player = await stage.makePlayer({ balance: '100', type: 1, upline });
  return { player, upline, below: await stage.makePlayer({ upline: player }) };
}

/** Ways to take the whole purse, those of the contract under its names. */
async function waysOf({ player, upline, below }: Among): Promise<Readonly<Record<string, Take>>> {
  const { site, member, token } = player;
  const [game] = await someGames(stage.at(0), site, 'INHOUSE');
  const visiting = (await visit(stage.at(0), site, token, game!)).body.token;
  const placedAt = stage.at(0).clock.now.getTime();
  const bets = [{ nodeId: stage.nodeId, stake: '100', payout: '0', status: 'open', placedAt }];
  const card = await cardOf(stage, player);
  const amount = '100';
  const order = await lotteryWishOf(stage, site);
  return {
    uplineTransfer: async (turn) => {
      const body = { to: String(upline.member.id), amount, paymentPassword: PAY, key: newKey() };
      return told(await onceNotBusy(() => stage.at(turn).api('uplineTransfer', { site, token, body })));
    },
    agentTransfer: async (turn) => {
      const body = { to: String(below.member.id), amount, paymentPassword: PAY, key: newKey() };
      return told(await onceNotBusy(() => stage.at(turn).api('agentTransfer', { site, token, body })));
    },
    withdraw: async (turn) => {
      const body = { card, amount, paymentPassword: PAY, key: newKey() };
      return told(await onceNotBusy(() => stage.at(turn).api('withdraw', { site, token, body })));
    },
    walletTransfer: async (turn) => {
      const body = { from: 'main', to: 'vendor:TF', amount, key: newKey() };
      return told(await onceNotBusy(() => stage.at(turn).api('walletTransfer', { site, token, body })));
    },
    placeOrder: async (turn) => {
      const body = { ...order('100'), key: newKey() };
      return told(await onceNotBusy(() => stage.at(turn).api('placeOrder', { site, token, body })));
    },
    // Lost for sure: nothing comes back that the next one could take.
    round: async (turn) => {
      const wish = { key: newKey(), stake: '100', target: '50.00' };
      const { status, body } = await onceNotBusy(() => round(stage.at(turn), visiting, wish));
      return { status, body: { ...body, success: status === 200 } };
    },
    bet: async (turn) => {
      const url = `/members/${member.username}/bets`;
      const { status, body } = await onceNotBusy(() => stage.ops(turn, 'POST', url, { bets }));
      return { status, body: { ...body, success: status === 201 } };
    },
  };
}

async function nobodyOwes(others: readonly Answered[]) {
  expect(others.filter(({ status }) => status >= 500)).toEqual([]);
  expect(
    others.filter(
      ({ body }) =>
        !/balance\.insufficient|rate\.limited|withdraw\.open/.test(`${body['code'] ?? ''}${body['error'] ?? ''}`),
    ),
  ).toEqual([]);
  expect(await stage.at(0).db.execute(sql`select 1 from wallets where balance < 0`)).toMatchObject({ rows: [] });
  expect(await stage.audit()).toMatchObject({ sum: '0', different: [] });
}

it('of thirty in each way who reach for a purse that holds enough for one, one gets it', async () => {
  const ways = Object.entries(await waysOf(await agentBetween()));
  const takes = Array.from({ length: EACH * ways.length }, (_, at) => ways[at % ways.length]![1](at));
  const ends = await Promise.all(takes);
  // A round that is won pays in, so that another one may follow.
  const wins = ends.filter(({ body }) => body['won'] === true).length;
  const taken = ends.filter(({ body }) => body['success'] === true).length;
  expect([taken >= 1, taken <= 1 + wins]).toEqual([true, true]);
  await nobodyOwes(ends.filter(({ body }) => body['success'] !== true));
});

it('of a hundred who share the calls that take money, exactly one gets it', async () => {
  const among = await agentBetween();
  const once = Object.entries<CallRow>(calls).flatMap(([name, row]) => (row.once ? [name] : []));
  const taking = once.filter((name) => !takesNothing.includes(name));
  const ways = await waysOf(among);
  expect(taking.filter((name) => !(name in ways))).toEqual([]);
  expect(taking.length).toBeGreaterThanOrEqual(4);
  const takes = Array.from({ length: 100 }, (_, at) => ways[taking[at % taking.length]!]!(at));
  const ends = await Promise.all(takes);
  await proves('F-MONEY-03', async () => {
    expect(ends.filter(({ body }) => body['success'] === true)).toHaveLength(1);
    await nobodyOwes(ends.filter(({ body }) => body['success'] !== true));
  });
});
