import type { Experiment } from '@foyer/shared/remote';
import type { Db } from '../db/database';
import type { ReleaseLog } from '../releases/released';
import { type ArmCounts, asideOf, countsAt, countsOf, type Loads, loadsOf } from './counts';
import { type Judged, judge, type SeenArm } from './verdict';

/** What is known of one experiment at a merchant. */
export interface Report extends Judged {
  readonly experiment: Experiment;
  /** `over` once its planned end has come and nobody ended it. */
  readonly state: 'running' | 'over' | 'ended';
  /** The control first. */
  readonly arms: readonly (SeenArm & { readonly version: string })[];
  /** Visitors of a division before the present one. */
  readonly leftOut: number;
}

/** The counts of an arm that nobody was exposed to. */
export const none = (arm: string): ArmCounts => ({
  ...{
    arm,
    visitors: 0,
    members: 0,
    told: 0,
    login: 0,
    registration: 0,
    deposit: 0,
    launch: 0,
    bet: 0,
    bets: 0,
    stakes: '0',
  },
  ...{ stakeSum: 0, stakeSquares: 0 },
});

const widthOf = ({ buckets }: Experiment['arms'][number]): number =>
  buckets.reduce((sum, [from, to]) => sum + to - from, 0);

/** The arms of an experiment with what was counted of each. One that nobody was exposed to is there with zeros. */
export function seenArms({ arms }: Experiment, counts: readonly ArmCounts[], loads: readonly Loads[]): Report['arms'] {
  const all = arms.reduce((sum, arm) => sum + widthOf(arm), 0);
  return arms.map((each) => {
    const { arm, version } = each;
    const alone = arms.filter((other) => other.version === version).length === 1;
    const found = loads.find((other) => other.version === version) ?? { version, loads: 0, failures: 0 };
    return {
      ...{ arm, version, share: widthOf(each) / all },
      counts: counts.find((other) => other.arm === arm) ?? none(arm),
      loads: alone ? found : undefined,
    };
  });
}

/** How far an experiment is at a moment. */
export const stateAt = ({ until, endedAt }: Experiment, now: Date): Report['state'] =>
  endedAt !== undefined ? 'ended' : Date.parse(until) <= now.getTime() ? 'over' : 'running';

/** The report of an experiment at a merchant (decision 80), by the merchant's present time. */
export async function reportOf(db: Db, merchantCode: string, experiment: Experiment, now: Date): Promise<Report> {
  const [all, { leftOut, expected }, loads] = await Promise.all([
    countsOf(db, [merchantCode], experiment),
    asideOf(db, [merchantCode], experiment),
    loadsOf(db, [merchantCode], experiment),
  ]);
  const counts = countsAt(all, merchantCode);
  // Browsers tell which release was loaded, not for which experiment: where nobody is in this one, the loads are another one's.
  const isSeen = counts.some(({ visitors }) => visitors > 0);
  const arms = seenArms(experiment, counts, isSeen ? loads : []);
  const state = stateAt(experiment, now);
  return { experiment, state, arms, leftOut, ...judge(experiment, arms, { isOver: state !== 'running', expected }) };
}

/** The experiments that a merchant's visitors are in, the newest first: its own, and those of all merchants. No other merchant's. */
export async function experimentsAt(releases: ReleaseLog, merchantCode: string): Promise<Experiment[]> {
  const isOf = ({ on }: Experiment) => on === 'base' || on === merchantCode;
  return (await releases.experiments()).filter(isOf).reverse();
}
