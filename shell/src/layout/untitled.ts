import { createStore, useStore } from '@foyer/shared/store';

/** The part whose page failed before its texts arrived, so its title never will. */
export const untitledStore = createStore<{ readonly part: string | undefined }>(() => ({ part: undefined }));

export const setUntitled = (part: string | undefined): void => untitledStore.setState({ part });

export const useUntitled = (): string | undefined => useStore(untitledStore, ({ part }) => part);
