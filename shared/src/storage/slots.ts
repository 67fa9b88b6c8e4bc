import { type SafeArea, safeArea } from './safe';

/** One typed place in browser storage: reading never throws, and what cannot be read counts as absent. */
export interface Slot<T> {
  readonly key: string;
  get(): T | undefined;
  set(value: T): void;
  remove(): void;
}

const areas = { local: safeArea('localStorage'), session: safeArea('sessionStorage') } as const;

/** A slot that holds plain text. */
export function textSlot<T extends string = string>(area: keyof typeof areas, key: string): Slot<T> {
  const store: SafeArea = areas[area];
  return {
    key,
    get: () => (store.get(key) as T | null) ?? undefined,
    set: (value) => store.set(key, value),
    remove: () => store.remove(key),
  };
}

/** A slot that holds JSON; `isValid` guards against what an older release or a person left there. */
export function jsonSlot<T>(area: keyof typeof areas, key: string, isValid: (value: unknown) => value is T): Slot<T> {
  const text = textSlot(area, key);
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
