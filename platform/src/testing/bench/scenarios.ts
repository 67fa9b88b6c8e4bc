import type { CallName } from '@foyer/shared/contract';
import type { Scenario } from './scenario';
import { accountScenarios } from './scenarios-account';
import { gameScenarios } from './scenarios-games';
import { moneyScenarios } from './scenarios-money';

/** Every call of the contract: one that is missing here does not compile. */
export const scenarios: Readonly<Record<CallName, readonly Scenario[]>> = {
  ...accountScenarios,
  ...moneyScenarios,
  ...gameScenarios,
};
