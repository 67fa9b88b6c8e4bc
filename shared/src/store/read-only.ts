import type { StoreApi } from 'zustand/vanilla';

/** A store as everyone may see it: without the means to write it, at run time too. */
export const readOnly = <T>({ getState, getInitialState, subscribe }: StoreApi<T>): Omit<StoreApi<T>, 'setState'> => ({
  getState,
  getInitialState,
  subscribe,
});
