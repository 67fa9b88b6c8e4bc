import { type CallName, calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { TSchema } from '@sinclair/typebox';
import { inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { bets, merchants, messages } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { cardOf, lotteryWishOf } from './cases';
import { type MoneyStage, newKey, openMoneyStage, PAY, type Player } from './stage';

jest.setTimeout(180_000);

let stage: MoneyStage;
beforeAll(async () => {
  stage = await openMoneyStage();
  const { db } = stage.at(0);
  const agentMenu = Object.fromEntries(
    ['backedit', 'memberTeam', 'teamPnl', 'teamBetting', 'redRain'].map((name) => [name, true]),
  );
  await db
    .update(merchants)
    .set({ agentMenu, flags: sql`${merchants.flags} || '{"MAILCEN": true, "FEEDBACK3": true}'` })
    .where(inArray(merchants.code, [stage.site.code, stage.elsewhere.code]));
});
afterAll(() => stage?.close());

type Id = string | number;
interface Thing {
  readonly owner: Player;
  readonly id: Id;
}
interface Case {
  /** A thing that somebody of the merchant has. */
  readonly make: (site: Site) => Promise<Thing>;
  /** An id that was never given out, of the same form. */
  readonly unused: Id;
  readonly query?: (id: Id) => Record<string, string | number>;
  readonly body?: (id: Id) => object;
}

const call = (name: CallName, { site, token }: Player, { query, body }: Case, id: Id) =>
  stage.at(0).api(name, {
    ...{ site, token },
    ...(query === undefined ? {} : { query: query(id) }),
    ...(body === undefined ? {} : { body: body(id) }),
  });

const sent = async (name: CallName, { site, token }: Player, body: object) =>
  (await stage.at(0).api(name, { site, token, body })).value as unknown as { orderNo: string; id: number };

async function withUpline(site: Site): Promise<readonly [Player, Player]> {
  const upline = await stage.makePlayer({ site, type: 1, balance: '500' });
  return [upline, await stage.makePlayer({ site, type: 1, balance: '500', upline })];
}

const deposit = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const { orderNo } = await sent('deposit', owner, { method: 'BANKTRANSFER', amount: '15000', key: newKey() });
  return { owner, id: orderNo };
};
const card = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  return { owner, id: await cardOf(stage, owner) };
};
const withdrawal = async (site: Site): Promise<Thing> => {
  const { owner, id } = await card(site);
  const body = { card: id, amount: '100', paymentPassword: PAY, key: newKey() };
  return { owner, id: (await sent('withdraw', owner, body)).orderNo };
};
const contract = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const steps = [{ turnover: '10000', activeMembers: 3, percent: '0.5' }];
  const url = `/members/${owner.member.username}/contracts`;
  const { body } = await stage.ops(0, 'POST', url, { kind: 'salary', steps }, site);
  return { owner, id: body['id'] as number };
};
const link = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const { id } = await sent('makeAgentLink', owner, { label: 'Friends', kind: 'player', rates: [], key: newKey() });
  return { owner, id };
};
/** Somebody directly below. */
const below = async (site: Site): Promise<Thing> => {
  const [owner, member] = await withUpline(site);
  return { owner, id: member.member.id };
};
const above = async (site: Site): Promise<Thing> => {
  const [upline, owner] = await withUpline(site);
  return { owner, id: String(upline.member.id) };
};
const belowByText = async (site: Site): Promise<Thing> => {
  const { owner, id } = await below(site);
  return { owner, id: String(id) };
};
const bet = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const placedAt = stage.at(0).clock.now.getTime();
  const placed = { nodeId: stage.nodeId, stake: '1', payout: '0', status: 'lost', placedAt };
  await stage.ops(0, 'POST', `/members/${owner.member.username}/bets`, { bets: [placed] }, site);
  const rows = await stage
    .at(0)
    .db.select({ id: bets.id })
    .from(bets)
    .where(inArray(bets.memberId, [owner.member.id]));
  return { owner, id: String(rows[0]?.id) };
};
const feedback = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const wish = { type: 'games', content: 'Ten letters and more', key: newKey() };
  const { value } = await stage
    .at(0)
    .api('sendFeedback', { site, token: owner.token, body: wish, pictures: [picture] });
  return { owner, id: value.id };
};
const message = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  await stage.ops(0, 'PUT', `/members/${owner.member.username}/messages`, { unread: 1 }, site);
  const [row] = await stage
    .at(0)
    .db.select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.memberId, [owner.member.id]));
  return { owner, id: String(row?.id) };
};
const lotteryOrder = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const place = await lotteryWishOf(stage, site);
  return { owner, id: (await sent('placeOrder', owner, { ...place('1'), key: newKey() })).orderNo };
};
const orderBelow = async (site: Site): Promise<Thing> => {
  const [owner, member] = await withUpline(site);
  const place = await lotteryWishOf(stage, site);
  return { owner, id: (await sent('placeOrder', member, { ...place('1'), key: newKey() })).orderNo };
};
const submit = async (site: Site): Promise<Thing> => {
  const [, owner] = await withUpline(site);
  const key = newKey();
  await sent('deposit', owner, { method: 'BANKTRANSFER', amount: '15000', key });
  return { owner, id: key };
};

const NEVER = 987_654_321;
const order = (letter: string) => `${letter}${NEVER}`;
const days = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0 };
const page = { pageNo: 1, pageSize: 20 };
const handing = (to: Id) => ({ to, amount: '10', paymentPassword: PAY, key: newKey() });

/** The calls that take the number or id of something that is somebody's. */
const cases: Readonly<Partial<Record<CallName, Case>>> = {
  openDeposits: { make: deposit, unused: order('D'), query: (orderNo) => ({ orderNo }) },
  cancelDeposit: { make: deposit, unused: order('D'), body: (orderNo) => ({ orderNo, key: newKey() }) },
  withdrawal: { make: withdrawal, unused: order('W'), query: (orderNo) => ({ orderNo }) },
  cancelWithdrawal: { make: withdrawal, unused: order('W'), body: (orderNo) => ({ orderNo, key: newKey() }) },
  withdraw: {
    ...{ make: card, unused: String(NEVER) },
    body: (id) => ({ card: id, amount: '100', paymentPassword: PAY, key: newKey() }),
  },
  lotteryOrder: { make: lotteryOrder, unused: order('L'), query: (orderNo) => ({ orderNo }) },
  teamOrder: { make: orderBelow, unused: order('L'), query: (orderNo) => ({ orderNo }) },
  cancelOrder: { make: lotteryOrder, unused: order('L'), body: (orderNo) => ({ orderNo, key: newKey() }) },
  defaultCard: { make: card, unused: String(NEVER), body: (id) => ({ id }) },
  removeCard: { make: card, unused: String(NEVER), body: (id) => ({ id, paymentPassword: PAY }) },
  uplineTransfer: { make: above, unused: String(NEVER), body: handing },
  agentReceiver: { make: belowByText, unused: String(NEVER), query: (to) => ({ to }) },
  agentTransfer: { make: belowByText, unused: String(NEVER), body: handing },
  outcome: { make: submit, unused: newKey(), query: (key) => ({ operation: 'deposit', key }) },
  closeSubmit: { make: submit, unused: newKey(), query: (key) => ({ operation: 'deposit', key }) },
  answerContract: { make: contract, unused: NEVER, body: (id) => ({ id, accept: true, key: newKey() }) },
  dropAgentLink: { make: link, unused: NEVER, query: (id) => ({ id }) },
  message: { make: message, unused: String(NEVER), query: (id) => ({ id }) },
  feedback: { make: feedback, unused: NEVER, query: (id) => ({ id }) },
  feedbackPicture: { make: feedback, unused: NEVER, query: (id) => ({ id, at: 0 }) },
  betRecord: { make: bet, unused: String(NEVER), query: (id) => ({ id }) },
  teamMembers: { make: below, unused: NEVER, query: (memberId) => ({ memberId, order: 'registered', ...page }) },
  teamPnl: {
    ...{ make: below, unused: NEVER },
    query: (memberId) => ({ memberId, ...days, ...page, direction: 'asc', lines: 'all', order: 'username' }),
  },
  agentRates: { make: below, unused: NEVER, query: (memberId) => ({ memberId, ...page }) },
  changeRates: { make: below, unused: NEVER, body: (memberId) => ({ memberId, version: 0, rates: [] }) },
  rateHistory: { make: below, unused: NEVER, query: (memberId) => ({ memberId }) },
};

/** Ids of what belongs to a merchant or to nobody, and those that other tests ask about. */
const ofNobody: readonly string[] = [
  ...[
    'activity',
    'apply',
    'application',
    'openRedRain',
    'walletTransfer',
    'passwordByLink',
    'endSession',
    'unbindDevice',
    'dividendLines',
  ],
];

const takesId = (name: CallName): boolean => {
  const { query, body } = schemas[name] as { query?: TSchema; body?: TSchema };
  const named = [query, body].flatMap((each) => Object.keys((each?.['properties'] as object | undefined) ?? {}));
  return named.some((field) => ['id', 'orderNo', 'card', 'to', 'memberId', 'rainId'].includes(field));
};

it('every call that takes a number or id is one of the table', () => {
  const found = (Object.keys(calls) as CallName[]).filter((name) => takesId(name) && !ofNobody.includes(name));
  expect(found.filter((name) => cases[name] === undefined)).toEqual([]);
});

describe.each(Object.entries(cases) as [CallName, Case][])('%s', (name, one) => {
  it("answers for somebody else's as for what never existed", async () => {
    const [here, elsewhere] = [await one.make(stage.site), await one.make(stage.elsewhere)];
    const answers: unknown[] = [];
    await proves('F-MONEY-10', async () => {
      // Somebody who has such a thing, too, but none of these.
      const { owner: asker } = await one.make(stage.site);
      for (const id of [one.unused, here.id, elsewhere.id]) {
        const { status, success, code, value } = await call(name, asker, one, id);
        answers.push({ status, success, code, value });
      }
      expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
      // The ids are real: whoever they belong to is answered differently.
      for (const { owner, id } of [here, elsewhere]) {
        const { status, success, code, value } = await call(name, owner, one, id);
        expect([success, status]).toEqual([true, 200]);
        expect({ status, success, code, value }).not.toEqual(answers[0]);
      }
    });
  });
});
