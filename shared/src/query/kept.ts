import type { requestOf } from '../contract';
import { cached, type Kept } from '../storage';

/** Storage slots by key. The content of a slot has the type of its call's answer. */
const slots: Readonly<Record<string, { of(of: readonly string[], account?: string): Kept<unknown> }>> = cached;

interface Typed {
  readonly type: string;
}

const never: Kept<unknown> = { get: () => undefined, at: () => undefined, set: () => undefined };

/**
 * Where the browser keeps a request's answer, according to its row.
 * @param of what the answer depends on, such as language and merchant
 * @param account the member whose answer it is; undefined when it is everybody's
 */
export function placeOf(
  kept: NonNullable<ReturnType<typeof requestOf>['kept']>,
  of: readonly string[],
  account?: string,
): Kept<unknown> {
  const slot = (key: string): Kept<unknown> => slots[key]?.of(of, account) ?? never;
  if (typeof kept === 'string') return slot(kept);
  const parts = Object.entries(kept).map(([key, types]) => ({ place: slot(key), types }));
  return {
    get: () => {
      const lists = parts.map(({ place }) => place.get());
      return lists.includes(undefined) ? undefined : lists.flat();
    },
    at: () => parts[0]?.place.at(),
    set: (list) => {
      for (const { place, types } of parts) place.set((list as Typed[]).filter(({ type }) => types.includes(type)));
    },
  };
}
