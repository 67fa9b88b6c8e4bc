import type { StoreApi } from 'zustand/vanilla';

/** A store without its setters, at run time too. */
export const readOnly = <T>({ getState, getInitialState, subscribe }: StoreApi<T>): Omit<StoreApi<T>, 'setState'> => ({
  getState,
  getInitialState,
  subscribe,
});
