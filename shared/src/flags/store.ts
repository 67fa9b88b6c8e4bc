import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { Promotion, SystemStatus, Whitelabel } from '../contract';
import type { AgentMenuName, FlagName } from './names';

/** What the merchant switched on, as the start-up calls told it. Unknown is off. */
export interface FlagState {
  readonly whitelabel: Whitelabel;
  readonly status: SystemStatus | undefined;
  readonly promotions: readonly Promotion[];
}

/** Written by the shell after its start-up calls; read by everyone. */
export const flagStore = createStore<FlagState>(() => ({ whitelabel: {}, status: undefined, promotions: [] }));

/** A whitelabel flag; a missing one is off (A054). */
export const isOn = (flag: FlagName, state = flagStore.getState()): boolean => state.whitelabel[flag] === true;

/** A promotion by its key, e.g. REFERRAL or MISSION. */
export const isPromoted = (key: string, state = flagStore.getState()): boolean =>
  state.promotions.some((promotion) => promotion.key === key && promotion.enabled);

/** A shortcut of the agent home; a missing setting hides it (A055). */
export const hasAgentMenu = (name: AgentMenuName, state = flagStore.getState()): boolean =>
  state.whitelabel.agentMenu?.[name] === true;

export const useFlag = (flag: FlagName): boolean => useStore(flagStore, (state) => isOn(flag, state));
export const usePromoted = (key: string): boolean => useStore(flagStore, (state) => isPromoted(key, state));
export const useAgentMenu = (name: AgentMenuName): boolean => useStore(flagStore, (state) => hasAgentMenu(name, state));

/** The start-up configuration; undefined until it came. */
export const useStatus = (): SystemStatus | undefined => useStore(flagStore, (state) => state.status);
