import { and, eq, gte, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { beaconVisitors } from '../../base/db/schema';
import { compareRates, type Difference } from '../../base/statistics/rates';

/** Which visitors are asked about their releases. */
export interface Asked {
  readonly since: Date;
  readonly part?: string | undefined;
  /** One merchant, or all but some. */
  readonly merchant?: string | undefined;
  readonly without?: readonly string[];
  /** A release of which only what was told from a moment on counts: it may have been there before. */
  readonly from?: { readonly version: string; readonly at: Date } | undefined;
}

/** Visitors of a release in one variant, and those of them where it failed. */
interface Arm {
  readonly part: string;
  readonly version: string;
  readonly variant: string;
  readonly visitors: number;
  readonly failed: number;
  /** Addresses that the latter came from. */
  readonly addresses: number;
}

/** A release compared with another one of its part and variant: `difference`, `low` and `high` are rates, from -1 to 1. */
export interface Verdict extends Difference {
  readonly part: string;
  readonly variant: string;
  readonly release: Arm;
  readonly against: Arm;
  readonly failsMore: boolean;
  /** The evidence in a sentence. */
  readonly says: string;
}

const HOUR_MS = 3_600_000;
/** Visitors of one address that count: whoever sends from one can name as many browsers as they like. */
const OF_ONE_ADDRESS = 5;
/** Addresses with a failure that it takes at least. */
const ADDRESSES = 5;
/** The chance that a release which fails no more than another one is ever said to, however often one asks. */
const ALPHA = 0.001;
/** By these variants visitors did not choose: a fallback is what others failed to get. */
const COMPARED = ['all', 'split'];

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

function isAsked({ since, part, merchant, without = [], from }: Asked): SQL | undefined {
  const { hour, version, merchantCode, part: parts, kind, variant } = beaconVisitors;
  return and(
    gte(hour, hourOf(since)),
    inArray(kind, ['load', 'failure']),
    inArray(variant, COMPARED),
    part === undefined ? undefined : eq(parts, part),
    merchant === undefined ? undefined : eq(merchantCode, merchant),
    without.length === 0 ? undefined : notInArray(merchantCode, [...without]),
    from === undefined ? undefined : or(sql`${version} <> ${from.version}`, gte(hour, hourOf(from.at))),
  );
}

/** Counts visitors of sampled visits by release and variant, a few of each address. */
async function armsOf(db: Db, asked: Asked): Promise<Arm[]> {
  const { part, version, variant, kind, visitor, address } = beaconVisitors;
  const failed = sql<boolean>`bool_or(${kind} = 'failure')`.as('failed');
  const place = sql<number>`row_number() over (partition by ${part}, ${version}, ${variant}, ${address} order by ${visitor})`;
  const told = db
    .select({ part, version, variant, address, failed, place: place.as('place') })
    .from(beaconVisitors)
    .where(isAsked(asked))
    .groupBy(part, version, variant, address, visitor)
    .as('told');
  const rows = await db
    .select({
      ...{ part: told.part, version: told.version, variant: told.variant },
      visitors: sql<string>`count(*)`,
      failed: sql<string>`count(*) filter (where ${told.failed})`,
      addresses: sql<string>`count(distinct ${told.address}) filter (where ${told.failed})`,
    })
    .from(told)
    .where(sql`${told.place} <= ${OF_ONE_ADDRESS}`)
    .groupBy(told.part, told.version, told.variant)
    .orderBy(told.part, told.variant, told.version);
  return rows.map((row) => ({
    ...{ part: row.part, version: row.version, variant: row.variant },
    ...{ visitors: Number(row.visitors), failed: Number(row.failed), addresses: Number(row.addresses) },
  }));
}

const points = (rate: number): string => (rate * 100).toFixed(1);

function verdictOn(release: Arm, against: Arm): Verdict {
  const { part, variant } = release;
  const countsOf = ({ visitors, failed }: Arm) => ({ n: visitors, hits: failed });
  const difference = compareRates(countsOf(release), countsOf(against), { alpha: ALPHA });
  const failsMore = difference.low > 0 && release.addresses >= ADDRESSES;
  const seen = `${release.failed} of ${release.visitors} visitors against ${against.failed} of ${against.visitors}`;
  const says = failsMore
    ? `${part} ${release.version} fails more than ${against.version}: ${seen}, at least ${points(difference.low)} percentage points more.`
    : `It is not known that ${part} ${release.version} fails more than ${against.version}: ${seen}.`;
  return { part, variant, release, against, ...difference, failsMore, says };
}

/**
 * Compares each release with each other one of its part and variant, by distinct visitors of sampled visits (decision 79). It may be asked
 * as often as one likes.
 */
export async function verdictsOf(db: Db, asked: Asked): Promise<readonly Verdict[]> {
  const arms = await armsOf(db, asked);
  return arms.flatMap((release) =>
    arms
      .filter(({ part, variant, version }) => {
        return part === release.part && variant === release.variant && version !== release.version;
      })
      .map((against) => verdictOn(release, against)),
  );
}
