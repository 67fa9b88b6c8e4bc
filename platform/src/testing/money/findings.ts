import { isDeepStrictEqual } from 'node:util';
import Big from 'big.js';
import { type SQL, sql } from 'drizzle-orm';
import type { Journal } from './journal';
import type { MoneyStage, Player } from './stage';
import type { World } from './world';

async function rowsOf<Row>({ at }: MoneyStage, query: SQL): Promise<readonly Row[]> {
  const { rows } = (await at(0).db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** What the platform pays by itself, and agents for themselves: a member gets it once for a period or a rain. */
const PAID = ['rebate', 'salary', 'salary.hour', 'dividend', 'cashback', 'referral', 'rain'];
/** Kinds of movements whose reference names one cause, which moves a purse in this way once; an operator's own money names none. */
const ONCE = ['deposit', 'withdraw.%', 'transfer.%', 'vendor.%', 'bet.%', 'jackpot.%'];

/** What is wrong with the books of the merchant at this moment, whatever moves meanwhile. */
export async function wrongAtAnyMoment(stage: MoneyStage, turn = 0): Promise<string[]> {
  const { sum, different, pots = [] } = await stage.audit(turn);
  const { code } = stage.site;
  const below = await rowsOf(stage, sql`select * from wallets where merchant_code = ${code} and balance < 0`);
  const twice = await rowsOf(
    stage,
    sql`select member_id, kind, reference, debit, credit, count(*)::int as times from ledger_movements
      where merchant_code = ${code} and reference <> 'operations' and kind like any(${sql.param(ONCE)}::text[])
      group by 1, 2, 3, 4, 5 having count(*) > 1`,
  );
  const paidTwice = await rowsOf(
    stage,
    sql`select member_id, kind, reference, count(*)::int as times from ledger_movements
      where merchant_code = ${code} and kind = any(${sql.param(PAID)}::text[]) group by 1, 2, 3 having count(*) > 1`,
  );
  return [
    ...(sum === '0' ? [] : [`the accounts come to ${sum}`]),
    ...(different ?? [`the audit gave no answer`]).map((each) => `not as the ledger says: ${JSON.stringify(each)}`),
    ...pots
      .filter(({ potHolds, ledgerSays }) => !new Big(potHolds).eq(ledgerSays) || new Big(potHolds).lt(0))
      .map((each) => `a pot is not as the ledger says, or below zero: ${JSON.stringify(each)}`),
    ...below.map((each) => `below zero: ${JSON.stringify(each)}`),
    ...twice.map((each) => `moved more than once: ${JSON.stringify(each)}`),
    ...paidTwice.map((each) => `paid more than once: ${JSON.stringify(each)}`),
  ];
}

/** What is wrong while nothing moves: also acknowledged submits and the figures of the pages. */
export async function wrongAtRest(world: World, journal: Journal): Promise<string[]> {
  const { stage, players } = world;
  const [agent, ...team] = players as [Player, ...Player[]];
  return [
    ...journal.wrong,
    ...(await wrongAtAnyMoment(stage)),
    ...(await lostSubmits(stage, journal)),
    ...(await wrongTeam(stage, agent, team)),
    ...(await wrongShares(stage)),
    ...(await Promise.all(players.map((player) => wrongPurses(stage, player)))).flat(),
  ];
}

/** Every acknowledged key exists once, with the answer that was given. */
async function lostSubmits(stage: MoneyStage, { acknowledged }: Journal): Promise<string[]> {
  const kept = await rowsOf<{ operation: string; key: string; answer: unknown }>(
    stage,
    sql`select operation, key, answer from submits where merchant_code = ${stage.site.code} and state <> 'closed'`,
  );
  const byKey = new Map<string, { readonly answer: unknown }[]>();
  for (const { operation, key, answer } of kept) {
    const name = `${operation} ${key}`;
    byKey.set(name, [...(byKey.get(name) ?? []), { answer }]);
  }
  return acknowledged.flatMap(({ operation, key, value }) => {
    const found = byKey.get(`${operation} ${key}`) ?? [];
    if (found.length !== 1) return [`${operation} ${key} was acknowledged and is there ${found.length} times`];
    return isDeepStrictEqual(found[0]?.answer, value) ? [] : [`${operation} ${key} is kept with another answer`];
  });
}

/** Whoever has a paid share of a settlement got as much by one movement; nobody else got anything by one. */
async function wrongShares(stage: MoneyStage): Promise<string[]> {
  const { code } = stage.site;
  const wrong = await rowsOf(
    stage,
    sql`with moved as (
        select member_id, reference, sum(amount) as amount, count(*)::int as times from ledger_movements
        where merchant_code = ${code} and kind = any(${sql.param(PAID)}::text[]) and kind <> 'rain' group by 1, 2
      ),
      share as (
        select member_id, kind || ':' || period as reference, paid, state from settlement_shares where merchant_code = ${code}
      )
      select coalesce(s.member_id, m.member_id) as member, coalesce(s.reference, m.reference) as reference, s.state, s.paid, m.amount
      from share s full join moved m on m.member_id = s.member_id and m.reference = s.reference
      where (s.state = 'paid') is distinct from (m.times is not null) or (m.times is not null and (m.times <> 1 or m.amount <> s.paid))`,
  );
  return wrong.map((each) => `a share and what was paid differ: ${JSON.stringify(each)}`);
}

/** The member's balance and purses as the calls show them, beside the ledger. */
async function wrongPurses(stage: MoneyStage, { site, token, member }: Player): Promise<string[]> {
  const { value: shown } = await stage.at(0).api('balance', { site, token });
  const { value: purses } = await stage.at(1).api('merchantWallet', { site, token });
  const [row] = await rowsOf<{ says: string }>(
    stage,
    sql`select (coalesce(sum(case when credit like 'wallet:%' and credit <> 'wallet:held' then amount else 0 end)
      - sum(case when debit like 'wallet:%' and debit <> 'wallet:held' then amount else 0 end), 0)
      + opening_balance(${member.id}))::text as says
      from ledger_movements where member_id = ${member.id}`,
  );
  const says = new Big(row?.says ?? 'NaN');
  const listed = purses.wallets.reduce((sum, { balance }) => sum.plus(balance), new Big(0));
  return says.eq(shown.sumBalance) && says.eq(listed)
    ? []
    : [`${member.username}: balance ${shown.sumBalance}, purses ${listed.toFixed()}, ledger ${says.toFixed()}`];
}

/** Overview, profit and betting of the team over all days, beside the ledger. */
async function wrongTeam(stage: MoneyStage, { site, token }: Player, team: readonly Player[]): Promise<string[]> {
  const now = stage.at(0).clock.now.getTime();
  const dayOf = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const days = { startDate: dayOf(-3), endDate: dayOf(0), zone: 0 };
  const lines = { order: 'net', direction: 'asc', lines: 'all', pageNo: 1, pageSize: 20 } as const;
  const overview = await stage.at(0).api('teamOverview', { site, token, query: days });
  const profit = await stage.at(1).api('teamPnl', { site, token, query: { ...days, ...lines } });
  const betting = await stage.at(2).api('teamBets', { site, token, query: { ...days, pageSize: 20 } });
  const ids = team.map(({ member }) => member.id);
  const [row] = await rowsOf<{ stake: string; payout: string }>(
    stage,
    sql`select coalesce(sum(m.amount) filter (where m.kind = 'bet.stake'), 0)::text as stake,
      coalesce(sum(m.amount) filter (where m.kind in ('bet.payout', 'jackpot.win')), 0)::text as payout
      from ledger_movements m join bets b on b.member_id = m.member_id and b.reference = m.reference
      where m.member_id = any(${sql.param(ids)}::bigint[]) and b.status in ('won', 'lost')`,
  );
  const two = (figures: { readonly stake: string; readonly payout: string } | undefined) =>
    figures && [new Big(figures.stake).toFixed(), new Big(figures.payout).toFixed()].join(' ');
  const nets = [overview.value?.totals.net, profit.value?.totals.net, betting.value?.decided?.net];
  const says = [row, overview.value?.totals, profit.value?.totals, betting.value?.decided].map(two);
  return new Set(says).size === 1 && new Set(nets).size === 1
    ? []
    : [`ledger, overview, profit and betting of the team: ${says.join(', ')}; net ${nets.join(', ')}`];
}
