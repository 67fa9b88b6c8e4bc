import { armOf, discoveredArms, type Experiment } from '@foyer/shared/remote';
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/database';
import { experimentMembers, experimentVisitors } from '../db/schema';
import { countOrRefuse } from '../limits/rate';
import { Refusal } from '../refusals/refusal';

const DAY_MS = 86_400_000;

/** New visitors of one address in a day that count for an experiment. Others may well be real, and are left out of all arms alike. */
export const NEW_VISITORS_A_DAY = 100;

/** An exposure to an arm, as a browser tells it. */
export interface Told {
  readonly part: string;
  readonly experiment: string;
  readonly arm: string;
  readonly visitor: string;
  /** The version that was shown. */
  readonly shown: string;
}

interface At {
  readonly merchantCode: string;
  /** The key of the address that tells. */
  readonly address: string;
  readonly now: Date;
}

/** Whether an experiment runs for a merchant's visitors, and this visitor is of the arm: the arm is never believed (decision 80). */
const isOfArm = (found: Experiment | undefined, { part, arm, visitor }: Told, { merchantCode, now }: At): boolean =>
  found !== undefined &&
  found.part === part &&
  (found.on === 'base' || found.on === merchantCode) &&
  found.endedAt === undefined &&
  Date.parse(found.until) > now.getTime() &&
  armOf(
    found.arms.flatMap((each) => discoveredArms(found, each)),
    visitor,
  )?.arm === arm;

async function isWithinLimit(db: Db, { experiment }: Told, { merchantCode, address, now }: At): Promise<boolean> {
  const rate = { merchant: merchantCode, action: `experiment.${experiment}`, subject: address, now };
  try {
    await countOrRefuse(db, { ...rate, limit: NEW_VISITORS_A_DAY, windowMs: DAY_MS });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Notes that a visitor was exposed to an experiment, by the arm assigned; the first time counts.
 * @returns whether the visitor is noted, now or before
 */
export async function noteExposure(db: Db, experiments: readonly Experiment[], told: Told, at: At): Promise<boolean> {
  const { experiment, visitor, arm, shown } = told;
  const { merchantCode, now } = at;
  const found = experiments.find(({ name }) => name === experiment);
  if (!isOfArm(found, told, at)) return false;
  const key = and(
    eq(experimentVisitors.merchantCode, merchantCode),
    eq(experimentVisitors.experiment, experiment),
    eq(experimentVisitors.visitor, visitor),
  );
  const [known] = await db.select({ visitors: count() }).from(experimentVisitors).where(key);
  if (known !== undefined && known.visitors > 0) return true;
  if (!(await isWithinLimit(db, told, at))) return false;
  await db
    .insert(experimentVisitors)
    .values({ merchantCode, experiment, visitor, arm, shown, firstAt: now })
    .onConflictDoNothing();
  return true;
}

/** Notes which member a visitor of an experiment is. The first tie of each stays: a member counts once, and a visitor for one member. */
export async function tieMember(
  db: Db,
  { experiment, visitor }: Told,
  { merchantCode, now }: At,
  { memberId, loggedInAt }: { readonly memberId: number; readonly loggedInAt: Date },
): Promise<void> {
  await db
    .insert(experimentMembers)
    .values({ merchantCode, experiment, memberId, visitor, loggedInAt, tiedAt: now })
    .onConflictDoNothing();
}

/** Notes that a member opened a game, for the experiments that the member is in; the first time counts. */
export async function noteLaunch(db: Db, memberId: number, now: Date): Promise<void> {
  await db
    .update(experimentMembers)
    .set({ launchedAt: now })
    .where(
      and(
        eq(experimentMembers.memberId, memberId),
        isNull(experimentMembers.launchedAt),
        lte(experimentMembers.tiedAt, now),
      ),
    );
}
