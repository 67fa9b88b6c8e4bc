import { ownKey } from './keys';
import { NAMED, type NamesOf } from './named';
import { type areas, jsonSlot, type Slot, textSlot } from './slots';

type Area = keyof typeof areas;
type IsValid<T> = (value: unknown) => value is T;

interface Choices {
  /** Outlives the session: nothing in it tells of a member. */
  readonly stays?: boolean;
  /** The key that earlier releases wrote, without a prefix. */
  readonly was?: string;
}

/** Declares the slots of one owner. What cannot be read, or is not `isValid`, counts as absent. */
interface Slots<O extends string> {
  /** Text under a key that the product names, one of this owner's. */
  namedText<T extends string = string>(key: NamesOf<O>): Slot<T>;
  /** JSON under a key that the product names, one of this owner's. */
  namedJson<T>(key: NamesOf<O>, isValid: IsValid<T>): Slot<T>;
  /** Text of the owner's own; it goes with the session unless it `stays`. */
  text<T extends string = string>(area: Area, name: string, choices?: Choices): Slot<T>;
  /** JSON of the owner's own; it goes with the session unless it `stays`. */
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

/** The slots of the shell. */
export const slotsOfShell = slotsOf('shell');
