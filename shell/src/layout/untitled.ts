import { createStore, useStore } from '@foyer/shared/store';

/** The part whose page failed before its texts came, so that its title will not come either. */
export const untitledStore = createStore<{ readonly part: string | undefined }>(() => ({ part: undefined }));

export const setUntitled = (part: string | undefined): void => untitledStore.setState({ part });

export const useUntitled = (): string | undefined => useStore(untitledStore, ({ part }) => part);
