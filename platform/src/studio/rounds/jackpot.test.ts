import type { Game } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { bets, games, jackpotSlots, jackpotWins, ledgerMovements, messages } from '../../base/db/schema';
import { NUMBERS } from '../../base/jackpots/tiers';
import { profileOf } from '../../base/reels/profiles';
import { reelsOf } from '../../base/reels/reels-of';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { linkedGame, listQuery } from '../../testing/lobby';
import { type MoneyStage, newKey, openMoneyStage } from '../../testing/money/stage';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { round, vendorCall, visit } from '../../testing/studio';
import { isFair } from '../page/fairness';
import type { VisitAnswer } from '../protocol';
import { byTier, ledgerPots, seedFor } from './jackpots.testing';

jest.setTimeout(180_000);

let postgres: TestPostgres;
let stage: MoneyStage;
let platform: TestPlatform;
let site: Site;
let game: Game;

beforeAll(async () => {
  postgres = await openTestPostgres();
  stage = await openMoneyStage({ url: await postgres.freshDatabase() });
  platform = stage.at(0);
  game = await linkedGame(platform, stage.site);
});
afterAll(async () => {
  await stage?.close();
  await postgres?.close();
});
beforeEach(async () => {
  site = await platform.makeMerchant();
});

async function player({ balance = '100000', of = game, type = 0 } = {}) {
  const made = await stage.makePlayer({ site, balance, type });
  const { body } = await visit(platform, site, made.token, of);
  return { ...made, session: made.token, token: body.token, opened: body };
}

const pots = () => ledgerPots(platform.db, site.code);
const shown = async () => (await platform.api('jackpots', { site })).value;
const audit = async () => (await stage.ops(0, 'GET', '/audit', undefined, site)).body;

/** The books of the merchant are right: all comes to zero, and what is kept of pots is what the ledger says. */
async function expectBooks(): Promise<void> {
  const {
    sum,
    different,
    pots: kept,
  } = (await audit()) as { sum: string; different: []; pots: Record<string, string>[] };
  expect([sum, different]).toEqual(['0', []]);
  for (const { potHolds, ledgerSays } of kept) {
    expect(potHolds).toBe(ledgerSays);
    expect(new Big(potHolds ?? '-1').gte(0)).toBe(true);
  }
}

describe('a stake on a linked title', () => {
  it('feeds each pot with its exact share, out of what the house takes; the first stake brings the seeds', async () => {
    expect(byTier(await shown())).toEqual({ grand: '20000', major: '2000', mini: '100' });
    expect(await pots()).toEqual({});
    const { member, token, opened } = await player();
    expect(byTier(opened.game?.pots)).toEqual({ grand: '20000', major: '2000', mini: '100' });
    let staked = new Big(0);
    for (const [at, stake] of ['0.60', '10', '7.40', '1234.80'].entries()) {
      const serverSeed = await seedFor(platform.db, member, stake, undefined, at + 1);
      const { status, body } = await round(platform, token, { key: newKey(), stake });
      expect(status).toBe(200);
      staked = staked.plus(stake);
      const expected = {
        grand: staked.times('0.002').plus(20_000).toFixed(),
        major: staked.times('0.003').plus(2_000).toFixed(),
        mini: staked.times('0.005').plus(100).toFixed(),
      };
      expect(await pots()).toEqual(expected);
      expect(byTier(body.jackpot?.pots)).toEqual(expected);
      // The reels stop and pay as they would without pots.
      const source = { serverSeed, clientSeed: 'c', nonce: at + 1 };
      expect(body.multiplier).toBe((reelsOf(profileOf(game.nodeId), source).pays / 100).toFixed(2));
      expect(new Big(body.payout).eq(new Big(stake).times(body.multiplier))).toBe(true);
    }
    // 1,252.80 were staked. Shown are whole hundredths, never more than there is.
    expect(byTier(await shown())).toEqual({ grand: '20002.5', major: '2003.75', mini: '106.26' });
    await expectBooks();
  });

  it('on another title feeds nothing and draws nothing', async () => {
    const query = listQuery(site, { gameType: 'SLOTS', gameClassify: 'CLASSIC' });
    const others = (await platform.api('gameList', { site, query })).value.games ?? [];
    const { token, member, opened } = await player({
      of: others.find(({ vassalage }) => vassalage === game.vassalage) ?? others[0]!,
    });
    const { status, body } = await round(platform, token, { key: newKey(), stake: '10' });
    expect([status, body.jackpot, opened.game?.pots]).toEqual([200, undefined, undefined]);
    expect(await pots()).toEqual({});
    const [bet] = await platform.db.select().from(bets).where(eq(bets.memberId, member.id));
    expect(bet?.jackpot).toBeNull();
  });

  it('that the purse does not hold leaves the pots as they are', async () => {
    const { token } = await player({ balance: '5' });
    expect((await round(platform, token, { key: newKey(), stake: '10' })).status).toBe(402);
    expect(await pots()).toEqual({});
  });

  it('of play money neither feeds a pot nor wins one', async () => {
    const { value: name } = await platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
    const wish = { moduleId: 'FREEPLAY3', username: String(name), merchantCode: site.trialCode };
    const { value: entered } = await platform.api('freePlay', { site, body: wish });
    const { body: opened } = await visit(platform, site, entered === 0 ? '' : entered.token, game);
    // The second was a member, who turned into a trial account.
    for (const trial of [opened, (await player({ type: 4 })).opened]) {
      expect(trial.game).toMatchObject({ nodeId: game.nodeId });
      expect(trial.game?.pots).toBeUndefined();
      for (let at = 0; at < 12; at += 1) {
        const { status, body } = await round(platform, trial.token, { key: newKey(), stake: '100' });
        expect([status, body.jackpot]).toEqual([200, undefined]);
      }
    }
    expect(await pots()).toEqual({});
    expect(await platform.db.select().from(jackpotWins).where(eq(jackpotWins.merchantCode, site.code))).toEqual([]);
  });
});

describe('a hit', () => {
  it('pays all of the pot with the round, once, and the pot begins anew; everybody sees who won it', async () => {
    const loser = await player();
    await seedFor(platform.db, loser.member, '8000.20');
    await round(platform, loser.token, { key: newKey(), stake: '8000.20' });
    const { member, session, token } = await player();
    await seedFor(platform.db, member, '10', 'mini');
    const wish = { key: newKey(), stake: '10' };
    const { body } = await round(platform, token, wish);
    // 100 + 0.5 % of 8,010.20 are 140.0510: 140.05 are paid, the rest stays.
    expect(body.jackpot?.won).toEqual({ tier: 'mini', amount: '140.05' });
    const lines = new Big('10').times(body.multiplier);
    expect([body.won, new Big(body.payout).toFixed()]).toEqual([true, lines.plus('140.05').toFixed()]);
    expect(new Big(body.balance).toFixed()).toBe(new Big(100_000).minus(10).plus(body.payout).toFixed());
    expect(await pots()).toEqual({ grand: '20016.0204', major: '2024.0306', mini: '100.001' });
    expect(byTier(body.jackpot?.pots)).toEqual(await pots());
    // The same press again, also to the other instance, is the same round.
    for (const at of [0, 1]) expect((await round(stage.at(at), token, wish)).body).toEqual(body);
    expect(await pots()).toMatchObject({ mini: '100.001' });
    const wins = await platform.db
      .select()
      .from(ledgerMovements)
      .where(and(eq(ledgerMovements.kind, 'jackpot.win'), eq(ledgerMovements.memberId, member.id)));
    expect(wins).toMatchObject([
      { debit: 'house:jackpot-mini', credit: 'wallet:main', amount: '140.0500', reference: body.roundId },
    ]);
    const [mini] = (await shown()).filter(({ tier }) => tier === 'mini');
    expect(mini).toMatchObject({ amount: '100.00', last: { amount: '140.05', gameName: game.gameName } });
    expect(mini?.last?.account).toContain('***');
    const told = await platform.db.select().from(messages).where(eq(messages.memberId, member.id));
    expect(told.map(({ title }) => title)).toEqual(['คุณชนะแจ็คพอตมินิ ฿140.05']);
    const day = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0 };
    const records = await platform.api('betRecords', {
      site,
      token: session,
      query: { ...day, pageNo: 1, pageSize: 20 },
    });
    expect(new Big(records.value.totals.net).eq(new Big(body.payout).minus(10))).toBe(true);
    const account = await platform.api('accountRecords', {
      site,
      token: session,
      query: { ...day, pageNo: 1, pageSize: 20 },
    });
    // The member sees stake, lines and prize; what goes between accounts of the house is none of the member's movements.
    expect(account.value.content.filter(({ kind }) => kind === 'adjustment')).toEqual([]);
    expect(account.value.totals.count).toBe(lines.gt(0) ? 4 : 3);
    expect(
      account.value.content.filter(({ kind }) => kind === 'payout').map(({ amount }) => new Big(amount).toFixed()),
    ).toContain('140.05');
    await expectBooks();
  });

  it('can be checked: the number that was drawn, and what it won, follow from the seeds', async () => {
    const { member, session, token } = await player();
    await seedFor(platform.db, member, '20', 'mini');
    await round(platform, token, { key: newKey(), stake: '20' });
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token, body: {} });
    const { body } = await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token });
    const [past] = body.rounds;
    if (past?.serverSeed == null) throw new Error('the seed is not revealed');
    const revealed = { ...past, serverSeed: past.serverSeed };
    expect(revealed.drew).toMatchObject({ rules: 'lantern-1', won: { tier: 'mini', amount: '100.1' } });
    expect(await isFair(revealed)).toBe(true);
    const { drew: jackpot } = revealed;
    if (jackpot === undefined) throw new Error('nothing was drawn');
    const { won: _won, ...lost } = jackpot;
    for (const other of [
      { ...jackpot, drawn: jackpot.drawn + 1 },
      lost,
      { ...jackpot, won: { tier: 'grand' as const, amount: '100.1' } },
      { ...jackpot, won: { tier: 'mini' as const, amount: '100' } },
    ])
      expect([other, await isFair({ ...revealed, drew: other })]).toEqual([other, false]);
    const [bet] = await platform.db.select().from(bets).where(eq(bets.memberId, member.id));
    const { value } = await platform.api('betRecord', { site, token: session, query: { id: String(bet?.id) } });
    expect(value?.spun?.jackpot).toEqual({
      ...{ drawn: jackpot.drawn, of: NUMBERS, won: { tier: 'mini', amount: '100.1' } },
      tiers: [
        { tier: 'grand', below: '2000' },
        { tier: 'major', below: '42000' },
        { tier: 'mini', below: '1042000' },
      ],
    });
  });

  it('of several at once gives the pot to one, and fresh seeds to the others', async () => {
    // More than the seed is in the pot, so that whoever takes it a second time takes too much.
    const loser = await player();
    await seedFor(platform.db, loser.member, '8000');
    await round(platform, loser.token, { key: newKey(), stake: '8000' });
    const players = await Promise.all(Array.from({ length: 4 }, () => player()));
    for (const { member } of players) await seedFor(platform.db, member, '1000', 'mini');
    const answers = await Promise.all(
      players.map(({ token }, at) => round(stage.at(at), token, { key: newKey(), stake: '1000' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // A seed of 100 and 5 of the own stake; the first also finds the 40 of who lost.
    expect(answers.map(({ body }) => body.jackpot?.won?.amount).sort()).toEqual(['105', '105', '105', '145']);
    expect(await pots()).toMatchObject({ mini: '100' });
    await expectBooks();
  });

  it('meets stakes of others and of other hits without waiting for each other for ever', async () => {
    const winners = await Promise.all(Array.from({ length: 6 }, () => player()));
    const losers = await Promise.all(Array.from({ length: 10 }, () => player()));
    for (const [at, { member }] of winners.entries())
      await seedFor(platform.db, member, '2000', at % 2 === 0 ? 'mini' : 'major');
    for (const { member } of losers) await seedFor(platform.db, member, '2000');
    const stakes = [...losers, ...winners].map(({ token }, at) =>
      round(stage.at(at), token, { key: newKey(), stake: '2000' }),
    );
    const answers = await Promise.all(stakes);
    expect(answers.map(({ status }) => status)).toEqual(stakes.map(() => 200));
    expect(answers.filter(({ body }) => body.jackpot?.won !== undefined)).toHaveLength(6);
    // Everything that went in is there or was paid, to the last part of a hundredth.
    const paid = (tier: string) =>
      answers.reduce(
        (all, { body }) => (body.jackpot?.won?.tier === tier ? all.plus(body.jackpot.won.amount) : all),
        new Big(0),
      );
    const held = await pots();
    expect(
      paid('mini')
        .plus(held['mini'] ?? 0)
        .toFixed(),
    ).toBe('560');
    expect(
      paid('major')
        .plus(held['major'] ?? 0)
        .toFixed(),
    ).toBe('8096');
    expect(held['grand']).toBe('20064');
    await expectBooks();
  });
});

it('pots of one merchant are none of another', async () => {
  const { member, token } = await player();
  await seedFor(platform.db, member, '500');
  await round(platform, token, { key: newKey(), stake: '500' });
  expect(byTier((await platform.api('jackpots', { site: stage.elsewhere })).value)).toMatchObject({ mini: '100' });
  expect(byTier(await shown())).toMatchObject({ mini: '102.5', grand: '20001' });
});

it('a title that leaves the class feeds and draws no more; its money stays, and its rounds can still be checked', async () => {
  const { member, token } = await player();
  await seedFor(platform.db, member, '500');
  const classed = (gameClassify: string) =>
    platform.db.update(games).set({ gameClassify }).where(eq(games.nodeId, game.nodeId));
  await round(platform, token, { key: newKey(), stake: '500' });
  const before = await pots();
  await classed('CLASSIC');
  try {
    const { status, body } = await round(platform, token, { key: newKey(), stake: '500' });
    expect([status, body.jackpot]).toEqual([200, undefined]);
    expect(await pots()).toEqual(before);
    expect(byTier(await shown())).toEqual(before);
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token, body: {} });
    const { rounds } = (await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token })).body;
    expect(rounds.map(({ drew }) => drew?.rules)).toEqual([undefined, 'lantern-1']);
    for (const past of rounds) expect(await isFair({ ...past, serverSeed: past.serverSeed ?? '' })).toBe(true);
  } finally {
    await classed('JACKPOT');
  }
});

it('what is kept of the pots is rebuilt from the ledger alone', async () => {
  const { member, token } = await player();
  await seedFor(platform.db, member, '40', 'mini');
  await round(platform, token, { key: newKey(), stake: '40' });
  await platform.db.delete(jackpotSlots).where(eq(jackpotSlots.merchantCode, site.code));
  await platform.db.execute(sql`select rebuild_sums()`);
  expect(byTier(await shown())).toEqual({ grand: '20000.08', major: '2000.12', mini: '100' });
  expect(await pots()).toEqual({ grand: '20000.08', major: '2000.12', mini: '100' });
  await expectBooks();
});
