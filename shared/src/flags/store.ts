import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import type { SystemStatus } from '../contract';
import type { AgentMenuName, FlagName } from '../contract/flag-names';
import { readOnly } from '../store/read-only';
import { type FlagState, isFlagOn, isInAgentMenu, isPromotionOn } from './state';

const store = createStore<FlagState>(() => ({ whitelabel: {}, status: undefined, promotions: [] }));

export const flagStore = readOnly(store);

/** Stores the answers of the start-up calls. Only the shell can import it. */
export const setFlags = (told: Partial<FlagState>): void => store.setState(told);

/** A whitelabel flag (A054). A missing one is off. */
export const isOn = (flag: FlagName, state = flagStore.getState()): boolean => isFlagOn(flag, state);

export const isPromoted = (key: string, state = flagStore.getState()): boolean => isPromotionOn(key, state);

/** A shortcut of the agent home (A055). A missing setting hides it. */
export const hasAgentMenu = (name: AgentMenuName, state = flagStore.getState()): boolean => isInAgentMenu(name, state);

export const useFlag = (flag: FlagName): boolean => useStore(flagStore, (state) => isOn(flag, state));
export const usePromoted = (key: string): boolean => useStore(flagStore, (state) => isPromoted(key, state));
export const useAgentMenu = (name: AgentMenuName): boolean => useStore(flagStore, (state) => hasAgentMenu(name, state));

/** The start-up configuration; undefined before it arrives. */
export const useStatus = (): SystemStatus | undefined => useStore(flagStore, (state) => state.status);
