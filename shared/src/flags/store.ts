import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { SystemStatus } from '../contract';
import { readOnly } from '../store/read-only';
import type { AgentMenuName, FlagName } from './names';
import { type FlagState, isFlagOn, isPromotionOn } from './state';

const store = createStore<FlagState>(() => ({ whitelabel: {}, status: undefined, promotions: [] }));

/** The flags as everyone may read them. */
export const flagStore = readOnly(store);

/** Takes what the start-up calls and the promotions told. For the shell alone: no entry that a remote can import has it. */
export const setFlags = (told: Partial<FlagState>): void => store.setState(told);

/** A whitelabel flag, now unless another state is given; a missing one is off (A054). */
export const isOn = (flag: FlagName, state = flagStore.getState()): boolean => isFlagOn(flag, state);

/** A promotion by its key, now unless another state is given. */
export const isPromoted = (key: string, state = flagStore.getState()): boolean => isPromotionOn(key, state);

/** A shortcut of the agent home; a missing setting hides it (A055). */
export const hasAgentMenu = (name: AgentMenuName, state = flagStore.getState()): boolean =>
  state.whitelabel.agentMenu?.[name] === true;

/** A whitelabel flag, followed by the component. */
export const useFlag = (flag: FlagName): boolean => useStore(flagStore, (state) => isOn(flag, state));
/** Whether a promotion runs, followed by the component; `key` is e.g. REFERRAL or MISSION. */
export const usePromoted = (key: string): boolean => useStore(flagStore, (state) => isPromoted(key, state));
/** A shortcut of the agent home, followed by the component. */
export const useAgentMenu = (name: AgentMenuName): boolean => useStore(flagStore, (state) => hasAgentMenu(name, state));

/** The start-up configuration; undefined until it came. */
export const useStatus = (): SystemStatus | undefined => useStore(flagStore, (state) => state.status);
