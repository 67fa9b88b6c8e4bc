import { createStore, useStore } from '@foyer/shared/store';

/**
 * True while the site is on its way out of a session that ended: the page that is still on screen must not answer the
 * missing session with a redirect of its own.
 */
const leavingStore = createStore<{ readonly leaving: boolean }>(() => ({ leaving: false }));

export const setLeaving = (leaving: boolean): void => leavingStore.setState({ leaving });
export const useLeaving = (): boolean => useStore(leavingStore, (state) => state.leaving);
