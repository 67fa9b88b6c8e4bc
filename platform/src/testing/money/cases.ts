import type { Operation } from '@foyer/shared/contract';
import { settlementShares } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { type MoneyStage, newKey, PAY, type Player } from './stage';

/** A member who may carry out an operation once, with what they send besides the key. */
export interface Sender {
  readonly player: Player;
  /** Others whose purses it touches. */
  readonly others: readonly Player[];
  /** The wish; `other` is one that differs from it. */
  readonly body: (other: boolean) => object;
}

type Prepare = (stage: MoneyStage, site: Site) => Promise<Sender>;

async function pairOf(stage: MoneyStage, site: Site): Promise<readonly [agent: Player, member: Player]> {
  const agent = await stage.makePlayer({ site, type: 1, balance: '100' });
  return [agent, await stage.makePlayer({ site, balance: '100', upline: agent })];
}

const handing = (player: Player, to: Player): Sender => ({
  player,
  others: [to],
  body: (other) => ({ to: String(to.member.id), amount: other ? '11' : '10', paymentPassword: PAY }),
});

const raining = new WeakMap<MoneyStage, Map<string, Promise<number>>>();

/** The rain of a merchant, planned once: a cent in each packet, and enough of them for everybody. */
function rainOf(stage: MoneyStage, site: Site): Promise<number> {
  const ofStage = raining.get(stage) ?? new Map<string, Promise<number>>();
  raining.set(stage, ofStage);
  const rain = ofStage.get(site.code) ?? planRain(stage, site);
  ofStage.set(site.code, rain);
  return rain;
}

async function planRain(stage: MoneyStage, site: Site): Promise<number> {
  const startsAt = stage.at(0).clock.now.getTime() + 1_000;
  const { body } = await stage.ops(0, 'POST', '/rains', { startsAt, seconds: 3_600, pot: '10', packets: 1_000 }, site);
  stage.advance(1_000);
  return body['id'] as number;
}

const GIFTS = ['ONE', 'TWO'] as const;

/** Two gifts that everybody may claim: one of real money, one that has to be staked. */
const twoGifts = (now: Date) =>
  GIFTS.map((promotion, at) => ({
    ...{ promotion, id: 'g', title: promotion, condition: 'Open to everybody.', amount: '10' },
    ...(at === 1 ? { times: '2' } : {}),
    ...{ from: now.getTime(), to: now.getTime() + 3_600_000, until: now.getTime() + 3_600_000 },
  }));

let accounts = 0;

/** A new bank card of a player. */
export async function cardOf(stage: MoneyStage, { site, token }: Player): Promise<string> {
  accounts += 1;
  const number = String(910_000_000_000 + accounts);
  const body = { bank: 'SCB', holder: 'Mali Suk', number, paymentPassword: PAY };
  const { value } = await stage.at(0).api('addCard', { site, token, body });
  return value.cards.at(-1)?.id ?? '';
}

async function withdrawalOf(stage: MoneyStage, player: Player, amount: string): Promise<{ readonly orderNo: string }> {
  const { site, token } = player;
  const body = { card: await cardOf(stage, player), amount, paymentPassword: PAY, key: newKey() };
  return (await stage.at(0).api('withdraw', { site, token, body })).value;
}

/** An order of one line on a draw that is open for hours. */
export async function lotteryWishOf(stage: MoneyStage, site: Site): Promise<(stake: string) => object> {
  const { value } = await stage.at(0).api('lotteryBoard', { site, query: { code: 'MKNORTH' } });
  const { issue = '', oddsVersion = 0 } = value ?? {};
  return (stake) => ({ code: 'MKNORTH', issue, oddsVersion, lines: [{ play: 'last2', pick: '07', stake }] });
}

/** A sender of each call that is carried out once per key (B005); the test demands each. */
export const onceCases: Readonly<Partial<Record<Operation, Prepare>>> = {
  placeOrder: async (stage, site) => {
    const player = await stage.makePlayer({ site, balance: '100' });
    const place = await lotteryWishOf(stage, site);
    return { player, others: [], body: (other) => place(other ? '11' : '10') };
  },
  cancelOrder: async (stage, site) => {
    const player = await stage.makePlayer({ site, balance: '100' });
    const place = await lotteryWishOf(stage, site);
    const order = async () => {
      const body = { ...place('10'), key: newKey() };
      return (await stage.at(0).api('placeOrder', { site: player.site, token: player.token, body })).value.orderNo;
    };
    const [one, two] = [await order(), await order()];
    return { player, others: [], body: (other) => ({ orderNo: other ? two : one }) };
  },
  makeAgentLink: async (stage, site) => ({
    player: await stage.makePlayer({ site, type: 1 }),
    others: [],
    body: (other) => ({ label: other ? 'Family' : 'Friends', kind: 'player', rates: [] }),
  }),
  openAccount: async (stage, site) => {
    accounts += 1;
    const username = `opened${accounts}`;
    return {
      player: await stage.makePlayer({ site, type: 1 }),
      others: [],
      body: (other) => ({
        username: other ? `${username}b` : username,
        password: 'secret123',
        kind: 'player',
        rates: [],
      }),
    };
  },
  renewFirstPassword: async (stage, site) => {
    const player = await stage.makePlayer({ site, type: 1 });
    const open = async () => {
      accounts += 1;
      const body = { username: `opened${accounts}`, password: 'secret123', kind: 'player', rates: [], key: newKey() };
      const { site: at, token } = player;
      return (await stage.at(0).api('openAccount', { site: at, token, body })).value.username;
    };
    const [one, two] = [await open(), await open()];
    return { player, others: [], body: (other) => ({ username: other ? two : one, password: 'secret456' }) };
  },
  answerContract: async (stage, site) => {
    const player = await stage.makePlayer({ site, type: 1 });
    const steps = [{ turnover: '10000', activeMembers: 3, percent: '0.5' }];
    const url = `/members/${player.member.username}/contracts`;
    const { body } = await stage.ops(0, 'POST', url, { kind: 'salary', steps }, site);
    return { player, others: [], body: (other) => ({ id: body['id'], accept: !other }) };
  },
  confirmDividend: async (stage, site) => {
    const player = await stage.makePlayer({ site, type: 1 });
    const [one, two] = ['2026-01-01', '2026-01-16'] as const;
    const share = {
      ...{ merchantCode: site.code, kind: 'dividend', memberId: player.member.id, state: 'offered' as const },
    };
    const amounts = { exact: '10', amount: '10', paid: '10' };
    await stage
      .at(0)
      .db.insert(settlementShares)
      .values([one, two].map((period) => ({ ...share, ...amounts, period })));
    return { player, others: [], body: (other) => ({ period: other ? two : one }) };
  },
  claimReward: async (stage, site) => {
    await stage.ops(0, 'PUT', '/content/gifts', { items: twoGifts(stage.at(0).clock.now) }, site);
    const items = GIFTS.map((key) => ({ key, enabled: true }));
    await stage.ops(0, 'PUT', '/content/promotions', { items }, site);
    return {
      player: await stage.makePlayer({ site }),
      others: [],
      body: (other) => ({ promotion: GIFTS[other ? 1 : 0] }),
    };
  },
  agentTransfer: async (stage, site) => {
    const [agent, member] = await pairOf(stage, site);
    return handing(agent, member);
  },
  openRedRain: async (stage, site) => {
    const rainId = await rainOf(stage, site);
    const player = await stage.makePlayer({ site, type: 1 });
    return { player, others: [], body: (other) => ({ rainId: other ? rainId + 1_000_000 : rainId }) };
  },
  uplineTransfer: async (stage, site) => {
    const [agent, member] = await pairOf(stage, site);
    return handing(member, agent);
  },
  cancelDeposit: async (stage, site) => {
    const player = await stage.makePlayer({ site });
    const place = async () => {
      const body = { method: 'BANKTRANSFER', amount: '15000', key: newKey() };
      return (await stage.at(0).api('deposit', { site: player.site, token: player.token, body })).value.orderNo;
    };
    const [one, two] = [await place(), await place()];
    return { player, others: [], body: (other) => ({ orderNo: other ? two : one }) };
  },
  walletTransfer: async (stage, site) => ({
    player: await stage.makePlayer({ site, balance: '100' }),
    others: [],
    body: (other) => ({ from: 'main', to: 'vendor:TF', amount: other ? '11' : '10' }),
  }),
  withdraw: async (stage, site) => {
    const player = await stage.makePlayer({ site, balance: '500' });
    const card = await cardOf(stage, player);
    const body = (other: boolean) => ({ card, amount: other ? '110' : '100', paymentPassword: PAY });
    return { player, others: [], body };
  },
  cancelWithdrawal: async (stage, site) => {
    const player = await stage.makePlayer({ site, balance: '500' });
    const { orderNo } = await withdrawalOf(stage, player, '100');
    return { player, others: [], body: (other) => ({ orderNo: other ? 'W1' : orderNo }) };
  },
  deposit: async (stage, site) => ({
    player: await stage.makePlayer({ site }),
    others: [],
    body: (other) => ({ method: 'BANKTRANSFER', amount: other ? '501' : '500' }),
  }),
};
