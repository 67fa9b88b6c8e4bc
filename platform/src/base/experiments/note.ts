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

interface When {
  readonly merchantCode: string;
  readonly now: Date;
}
interface At extends When {
  /** The key of the address that tells. */
  readonly address: string;
}

/** Whether an experiment runs for a merchant's visitors, and this visitor is of the arm: the arm is never believed (decision 80). */
const isOfArm = (found: Experiment | undefined, { part, arm, visitor }: Told, { merchantCode, now }: When): boolean =>
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
  if (!isOfArm(found(experiments, told), told, at)) return false;
  if (await isNoted(db, told, at)) return true;
  if (!(await isWithinLimit(db, told, at))) return false;
  await note(db, told, at);
  return true;
}

/** The same of an exposure that the merchant's own server tells with a key, which has no address of a visitor (decision 96). */
export async function noteToldExposure(
  db: Db,
  experiments: readonly Experiment[],
  told: Told,
  at: When & { readonly toldBy: string },
): Promise<boolean> {
  if (!isOfArm(found(experiments, told), told, at)) return false;
  await note(db, told, at, at.toldBy);
  return true;
}

const found = (experiments: readonly Experiment[], { experiment }: Told): Experiment | undefined =>
  experiments.find(({ name }) => name === experiment);

async function isNoted(db: Db, { experiment, visitor }: Told, { merchantCode }: When): Promise<boolean> {
  const key = and(
    eq(experimentVisitors.merchantCode, merchantCode),
    eq(experimentVisitors.experiment, experiment),
    eq(experimentVisitors.visitor, visitor),
  );
  const [known] = await db.select({ visitors: count() }).from(experimentVisitors).where(key);
  return known !== undefined && known.visitors > 0;
}

async function note(
  db: Db,
  { experiment, visitor, arm, shown }: Told,
  { merchantCode, now: firstAt }: When,
  toldBy: string | null = null,
): Promise<void> {
  await db
    .insert(experimentVisitors)
    .values({ merchantCode, experiment, visitor, arm, shown, firstAt, toldBy })
    .onConflictDoNothing();
}

/** Notes which member a visitor of an experiment is. The first tie of each stays: a member counts once, and a visitor for one member. */
export async function tieMember(
  db: Db,
  { experiment, visitor }: Told,
  { merchantCode, now }: When,
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
