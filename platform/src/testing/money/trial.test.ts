import { type CallName, type CallRow, calls, type Operation } from '@foyer/shared/contract';
import { inArray } from 'drizzle-orm';
import { ledgerMovements } from '../../base/db/schema';
import { someGames } from '../lobby';
import { round, visit } from '../studio';
import { cardOf, lotteryWishOf, onceCases } from './cases';
import { type MoneyStage, newKey, openMoneyStage, PAY } from './stage';

jest.setTimeout(120_000);

let stage: MoneyStage;
beforeAll(async () => {
  stage = await openMoneyStage();
});
afterAll(() => stage?.close());

/** Accounts are opened by agents alone, and links made; trial accounts are told the same as everybody else there (F-AGENTREG-06). */
const ofAgents: readonly string[] = ['makeAgentLink', 'openAccount', 'renewFirstPassword'];

/** Lotteries are played with play money (B007). */
const ofLotteries: readonly string[] = ['placeOrder', 'cancelOrder'];

const submits = Object.entries<CallRow>(calls).flatMap(([name, { once, pictures }]) =>
  // What carries pictures moves no money; its own tests send it twice.
  once && pictures !== true && !ofAgents.includes(name) && !ofLotteries.includes(name) ? [name as Operation] : [],
);

const movementsOf = async (...ids: number[]) =>
  stage.at(0).db.select().from(ledgerMovements).where(inArray(ledgerMovements.memberId, ids));

it.each(submits)('%s refuses an account that turned into a trial one, and moves nothing', async (operation) => {
  const { player, others, body } = await onceCases[operation]!(stage, stage.site);
  const { site, token, member } = player;
  const account = await stage.ops(0, 'PUT', `/members/${member.username}/account`, { type: 4 });
  expect(account.status).toBe(200);
  const ids = [player, ...others].map((each) => each.member.id);
  const before = await movementsOf(...ids);
  const wish = { site, token, body: { ...body(false), key: newKey() } };
  await proves('F-MONEY-09', async () => {
    expect((await stage.at(0).api(operation, wish)).code).toBe('login.free.account');
    expect(await movementsOf(...ids)).toEqual(before);
  });
});

it('cards are refused to it, too', async () => {
  const player = await stage.makePlayer();
  const card = await cardOf(stage, player);
  const { site, token, member } = player;
  await stage.ops(0, 'PUT', `/members/${member.username}/account`, { type: 4 });
  const number = { bank: 'SCB', holder: 'Mali Suk', number: '1234567890123', paymentPassword: PAY };
  const wishes: readonly [CallName, object][] = [
    ['addCard', { body: number }],
    ['defaultCard', { body: { id: card } }],
    ['removeCard', { body: { id: card, paymentPassword: PAY } }],
    ['bankCards', {}],
  ];
  await proves('F-MONEY-09', async () => {
    for (const [name, wish] of wishes)
      expect([name, (await stage.at(0).api(name, { site, token, ...wish })).code]).toEqual([
        name,
        'login.free.account',
      ]);
  });
});

it('what it plays stands under the trial code alone', async () => {
  const platform = stage.at(0);
  const { site } = stage;
  const { value: username } = await platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
  const wish = { moduleId: 'FREEPLAY3', username: String(username), merchantCode: site.trialCode };
  const { value: entered } = await platform.api('freePlay', { site, body: wish });
  if (entered === 0) throw new Error('trial play was refused');
  const { token } = entered;
  const { value: info } = await platform.api('memberInfo', { site, token });
  expect(info.type).toBe(4);
  const [game] = await someGames(platform, site, 'INHOUSE');
  const { body } = await visit(platform, site, token, game!);
  const played = await round(platform, body.token, { key: newKey(), stake: '1', target: '2' });
  expect(played.status).toBe(200);
  await proves('F-MONEY-09', async () => {
    const order = { ...(await lotteryWishOf(stage, site))('1'), key: newKey() };
    expect(await platform.api('placeOrder', { site, token, body: order })).toMatchObject({ success: true });
    const movements = await movementsOf(info.id);
    expect(movements.filter(({ kind }) => kind === 'bet.stake')).toHaveLength(2);
    expect(new Set(movements.map(({ merchantCode }) => merchantCode))).toEqual(new Set([site.trialCode]));
    expect(await stage.audit()).toMatchObject({ sum: '0', different: [] });
  });
});
