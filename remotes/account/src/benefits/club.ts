import type { ClubBenefit } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

export type Level = ClubBenefit['levels'][number];
export type BenefitCode = Level['benefits'][number]['code'];

/** The benefits in the order they are compared in. */
const order: readonly BenefitCode[] = ['rebate', 'upgrade', 'weekly', 'birthday', 'withdrawals', 'manager'];

/** The benefits that any of the levels has. */
export const benefitCodes = (levels: readonly Level[]): BenefitCode[] =>
  order.filter((code) => levels.some(({ benefits }) => benefits.some((benefit) => benefit.code === code)));

/** What a level gives; undefined when it does not have that benefit. */
export const benefitOf = (level: Level, code: BenefitCode): string | undefined =>
  level.benefits.find((benefit) => benefit.code === code)?.value;

export interface Progress {
  /** Whole percent, 0 to 100; 100 on the highest level. */
  readonly percent: number;
  /** What is missing to the next level, as a decimal; undefined on the highest. */
  readonly missing: string | undefined;
}

/** How far the member is towards the next level; never over the end, whatever the platform counts. */
export function progressOf({ have, need }: ClubBenefit['progress']): Progress {
  if (need === null) return { percent: 100, missing: undefined };
  const [done, whole] = [decimal(have), decimal(need)];
  const missing = whole.minus(done);
  if (whole.lte(0) || missing.lte(0)) return { percent: 100, missing: '0' };
  // Rounded down: a bar that is full says that the level is reached.
  const percent = done.lte(0) ? 0 : Math.floor(Number(done.div(whole).times(100)));
  return { percent, missing: missing.toFixed() };
}
