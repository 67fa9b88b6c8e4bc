import type { CallName } from '@foyer/shared/contract';
import type { Scenario } from './scenario';
import { accountScenarios } from './scenarios-account';
import { gameScenarios } from './scenarios-games';
import { moneyScenarios } from './scenarios-money';

/** Scenarios of every call; a missing one does not compile. */
export const scenarios: Readonly<Record<CallName, readonly Scenario[]>> = {
  ...accountScenarios,
  ...moneyScenarios,
  ...gameScenarios,
};
