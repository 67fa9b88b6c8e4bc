import type { verificationCodes } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';

export type Purpose = (typeof verificationCodes.$inferSelect)['purpose'];

/** Purpose of a code, and its target: a number with plus, or an e-mail address. */
export interface Aim {
  readonly site: Site;
  readonly purpose: Purpose;
  readonly target: string;
  readonly now: Date;
}
