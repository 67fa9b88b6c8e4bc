import { type SafeArea, safeArea } from './safe';

/** One typed place in browser storage. Reading never throws; an unreadable value counts as absent. */
export interface Slot<T> {
  readonly key: string;
  get(): T | undefined;
  set(value: T): void;
  remove(): void;
}

/** Both storage areas, one instance for all parts: with storage denied, their memory is what the parts share. */
export const areas = { local: safeArea('localStorage'), session: safeArea('sessionStorage') } as const;

/**
 * A text slot.
 * @param was key of earlier releases: read when `key` is empty, removed when it is not
 */
export function textSlot<T extends string = string>(area: keyof typeof areas, key: string, was?: string): Slot<T> {
  const store: SafeArea = areas[area];
  const forget = () => {
    if (was !== undefined) store.remove(was);
  };
  return {
    key,
    get: () => ((store.get(key) ?? (was === undefined ? null : store.get(was))) as T | null) ?? undefined,
    set: (value) => {
      store.set(key, value);
      forget();
    },
    remove: () => {
      store.remove(key);
      forget();
    },
  };
}

/** A JSON slot. `isValid` protects from values of older releases or of people. */
export function jsonSlot<T>(
  area: keyof typeof areas,
  key: string,
  isValid: (value: unknown) => value is T,
  was?: string,
): Slot<T> {
  const text = textSlot(area, key, was);
  return {
    key,
    get: () => {
      try {
        const value: unknown = JSON.parse(text.get() ?? 'null');
        return isValid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    set: (value) => text.set(JSON.stringify(value)),
    remove: text.remove,
  };
}

/** Empties the session storage of this tab (S4-LOGOUT-03). */
export const clearSessionStorage = (): void => areas.session.clear();
