import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import { settlementRuns, settlementShares } from '../../../base/db/schema';
import { addDays } from '../../../base/time/days';
import { merchantDayOf } from '../../../base/time/merchant-day';
import { halfMonths, type Period } from '../../../base/time/periods';
import { CARRIED, dividendParts } from './dividend-parts';
import { FIGURES } from './figures';

type Dividend = ValueOf<'dividends'>['past'][number];
type Asked = Pick<CallContext<'dividends'>, 'db' | 'site' | 'session' | 'now'>;
type Sums = Omit<Dividend, 'lastDay' | 'state' | 'amount' | 'setOff' | 'paid' | 'paidAt'>;

/** Ten years of half months. */
const MOST = 240;

/** The running half month as it stands, one that is over and not counted yet, and those that were counted, newest first (B025). */
export async function dividendsOf(asked: Asked): Promise<ValueOf<'dividends'>> {
  const { site, now } = asked;
  const present = halfMonths.at(now, site.timeZone);
  const last = halfMonths.at(new Date(present.from.getTime() - 1), site.timeZone);
  const counting = (await isCounted(asked, last)) ? undefined : await estimateOf(asked, last, 'counting');
  return {
    running: (await estimateOf(asked, present, 'running')) ?? null,
    past: [...(counting === undefined ? [] : [counting]), ...(await countedOf(asked))],
  };
}

async function isCounted({ db, site }: Asked, { name }: Period): Promise<boolean> {
  const [run] = await db
    .select({ state: settlementRuns.state })
    .from(settlementRuns)
    .where(
      and(
        eq(settlementRuns.merchantCode, site.code),
        eq(settlementRuns.kind, 'dividend'),
        eq(settlementRuns.period, name),
      ),
    );
  return run !== undefined && run.state !== 'open';
}

/** Undefined without a contract in that half month. */
async function estimateOf(
  { db, site, session }: Asked,
  period: Period,
  state: 'running' | 'counting',
): Promise<Dividend | undefined> {
  const parts = sql`select ${period.name}::text as period, p.* from ${dividendParts({ site, period }, session.member.id)} p`;
  const [row] = await db.select(columns).from(summed(parts));
  if (row === undefined) return undefined;
  const amount = new Big(row.exact).round(2, Big.roundHalfUp).toFixed(2);
  return { ...sumsOf(row), lastDay: lastDayOf(period, site.timeZone), state, amount, setOff: '0.00', paid: amount };
}

async function countedOf({ db, site, session }: Asked): Promise<Dividend[]> {
  const mine = sql`merchant_code = ${site.code} and kind = 'dividend' and member_id = ${session.member.id}`;
  const parts = sql`select period, category, turnover, rate, exact, note from settlement_parts where ${mine}`;
  const rows = await db
    .select({ share: settlementShares, ...columns })
    .from(settlementShares)
    .leftJoin(summed(parts), sql`summed.period = ${settlementShares.period}`)
    .where(
      and(
        eq(settlementShares.merchantCode, site.code),
        eq(settlementShares.kind, 'dividend'),
        eq(settlementShares.memberId, session.member.id),
      ),
    )
    .orderBy(desc(settlementShares.period))
    .limit(MOST);
  return rows.flatMap(({ share, ...row }) => {
    const period = halfMonths.named(share.period, site.timeZone);
    if (period === undefined) return [];
    const { state, amount, corrected, carriedIn, carriedOut, paid, paidAt } = share;
    return [
      {
        ...sumsOf({ ...row, period: share.period }),
        lastDay: lastDayOf(period, site.timeZone),
        state: state === 'due' ? ('offered' as const) : state,
        amount: new Big(amount).toFixed(2),
        setOff: new Big(corrected).plus(carriedIn).minus(carriedOut).toFixed(2),
        paid: new Big(paid).toFixed(2),
        ...(paidAt === null ? {} : { paidAt: paidAt.getTime() }),
      },
    ];
  });
}

const lastDayOf = ({ to }: Period, zone: string): string => addDays(merchantDayOf(to, zone), -1);

const text = (name: string) => sql<string>`${sql.raw(`trim_scale(coalesce(summed.${name}, 0))::text`)}`;

const columns = {
  period: sql<string>`summed.period`,
  stake: text('stake'),
  payout: text('payout'),
  rebate: text('rebate'),
  bonus: text('bonus'),
  salary: text('salary'),
  carried: text('carried'),
  base: text('base'),
  percent: text('percent'),
  exact: text('exact'),
  turnover: text('turnover'),
  count: text('active'),
};

/** Parts of half months, added up by half month. */
function summed(parts: SQL): SQL {
  const figures = sql.raw(
    FIGURES.map((name) => `sum((part.note::jsonb ->> '${name}')::numeric) as ${name}`).join(', '),
  );
  return sql`(
    select part.period, ${figures}, sum(part.turnover) filter (where part.category = ${CARRIED}) as carried,
      sum(part.turnover) as base, max(part.rate) as percent, sum(part.exact) as exact,
      max((part.note::jsonb ->> 'turnover')::numeric) as turnover, max((part.note::jsonb ->> 'active')::numeric) as active
    from (${parts}) part group by part.period
  ) summed`;
}

function sumsOf({ exact: _, count, ...row }: Record<keyof typeof columns, string>): Sums {
  return { ...row, active: Number(count) };
}
