import { ownKey } from './keys';
import { NAMED, type NamesOf } from './named';
import { type areas, jsonSlot, type Slot, textSlot } from './slots';

type Area = keyof typeof areas;
type IsValid<T> = (value: unknown) => value is T;

/** The key of earlier releases, without a prefix. */
interface Moved {
  readonly was: string;
  /** The release of shared that stops reading it. From that release on a check fails until it is removed. */
  readonly until: `${number}.${number}.${number}`;
}

interface Stays {
  /** Outlives the session, so it must not tell anything of a member. */
  readonly stays?: boolean;
}

type Choices = Stays & (Moved | { readonly was?: never });

/** Declares slots of one owner. A value that is unreadable or not `isValid` counts as absent. */
interface Slots<O extends string> {
  /** Text under one of the owner's keys that the product names. */
  namedText<T extends string = string>(key: NamesOf<O>): Slot<T>;
  /** JSON under one of the owner's keys that the product names. */
  namedJson<T>(key: NamesOf<O>, isValid: IsValid<T>): Slot<T>;
  /** Text under a key of the owner's own. It ends with the session unless it `stays`. */
  text<T extends string = string>(area: Area, name: string, choices?: Choices): Slot<T>;
  /** JSON under a key of the owner's own. It ends with the session unless it `stays`. */
  json<T>(area: Area, name: string, isValid: IsValid<T>, choices?: Choices): Slot<T>;
}

const slotsOf = <O extends string>(owner: O): Slots<O> => ({
  namedText: (key) => textSlot(NAMED[key].area, key),
  namedJson: (key, isValid) => jsonSlot(NAMED[key].area, key, isValid),
  text: (area, name, { stays = false, was } = {}) => textSlot(area, ownKey(owner, name, stays), was),
  json: (area, name, isValid, { stays = false, was } = {}) => jsonSlot(area, ownKey(owner, name, stays), isValid, was),
});

/** The slots of a remote, by its name in `remote.json` (decision 35). */
export const slotsOfRemote = <const O extends string>(remote: O extends 'shell' ? never : O): Slots<O> =>
  slotsOf<O>(remote);

export const slotsOfShell = slotsOf('shell');
