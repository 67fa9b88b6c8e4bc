import type { Promotion, SystemStatus, Whitelabel } from '../contract';
import type { FlagName } from './names';

/** What the merchant switched on, as the start-up calls told it. Unknown is off. */
export interface FlagState {
  readonly whitelabel: Whitelabel;
  readonly status: SystemStatus | undefined;
  readonly promotions: readonly Promotion[];
}

/** A whitelabel flag; a missing one is off (A054). */
export const isFlagOn = (flag: FlagName, { whitelabel }: FlagState): boolean => whitelabel[flag] === true;

/** A promotion by its key, e.g. REFERRAL or MISSION. */
export const isPromotionOn = (key: string, { promotions }: FlagState): boolean =>
  promotions.some((promotion) => promotion.key === key && promotion.enabled);
