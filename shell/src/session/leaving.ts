import { createStore, useStore } from '@foyer/shared/store';

/** True while the site leaves a page because its session ended. The page must not redirect by itself then. */
const leavingStore = createStore<{ readonly leaving: boolean }>(() => ({ leaving: false }));

export const setLeaving = (leaving: boolean): void => leavingStore.setState({ leaving });
export const useLeaving = (): boolean => useStore(leavingStore, (state) => state.leaving);
