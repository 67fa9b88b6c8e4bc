import type { Promotion, SystemStatus, Whitelabel } from '../contract';
import type { AgentMenuName, FlagName } from '../contract/flag-names';

/** Merchant settings of the start-up calls. A missing one counts as off. */
export interface FlagState {
  readonly whitelabel: Whitelabel;
  readonly status: SystemStatus | undefined;
  readonly promotions: readonly Promotion[];
}

/** A whitelabel flag (A054). */
export const isFlagOn = (flag: FlagName, { whitelabel }: FlagState): boolean => whitelabel[flag] === true;

/** A tool of the agent's menu (A055). A missing setting hides it. */
export const isInAgentMenu = (name: AgentMenuName, { whitelabel }: FlagState): boolean =>
  whitelabel.agentMenu?.[name] === true;

/** A promotion by its key, e.g. REFERRAL or MISSION. */
export const isPromotionOn = (key: string, { promotions }: FlagState): boolean =>
  promotions.some((promotion) => promotion.key === key && promotion.enabled);
