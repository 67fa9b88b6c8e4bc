import type { ClubBenefit } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

export type Level = ClubBenefit['levels'][number];
export type BenefitCode = Level['benefits'][number]['code'];

const order: readonly BenefitCode[] = ['rebate', 'upgrade', 'weekly', 'birthday', 'withdrawals', 'manager'];

/** Benefits that at least one level has. */
export const benefitCodes = (levels: readonly Level[]): BenefitCode[] =>
  order.filter((code) => levels.some(({ benefits }) => benefits.some((benefit) => benefit.code === code)));

export const benefitOf = (level: Level, code: BenefitCode): string | undefined =>
  level.benefits.find((benefit) => benefit.code === code)?.value;

export interface Progress {
  /** Whole percent, 0 to 100; 100 on the highest level. */
  readonly percent: number;
  /** Amount missing for the next level, as a decimal; undefined on the highest. */
  readonly missing: string | undefined;
}

/** The member's progress towards the next level, limited to 0 to 100 percent. */
export function progressOf({ have, need }: ClubBenefit['progress']): Progress {
  if (need === null) return { percent: 100, missing: undefined };
  const [done, whole] = [decimal(have), decimal(need)];
  const missing = whole.minus(done);
  if (whole.lte(0) || missing.lte(0)) return { percent: 100, missing: '0' };
  // Rounded down, so that only a reached level fills the bar.
  const percent = done.lte(0) ? 0 : Math.floor(Number(done.div(whole).times(100)));
  return { percent, missing: missing.toFixed() };
}
