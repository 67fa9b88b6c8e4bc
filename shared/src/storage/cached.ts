import type { ValueOf } from '../contract';
import { jsonSlot } from './slots';

/** The last answer of a call, for whom it was given. */
interface Entry {
  /** Goes up when an entry of an older release can no longer be read. */
  readonly shape: 1;
  /** What the answer depends on, such as language and merchant. */
  readonly of: readonly string[];
  /** The member whose answer it is; absent when it is everybody's. */
  readonly account?: string;
  readonly value: unknown;
}

/** Where an answer is kept: `get` gives what was kept for the same language, merchant, member…, and nothing else. */
export interface Kept<T> {
  get(): T | undefined;
  set(value: T): void;
}

/** One cached answer of the platform, with a storage key of its own (A107). */
interface CacheSlot<T> {
  readonly key: string;
  /**
   * @param of what the answer depends on, such as language and merchant
   * @param account the member whose answer it is; leave it out for an answer that is everybody's
   */
  of(of?: readonly string[], account?: string | undefined): Kept<T>;
  remove(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && value['shape'] === 1 && Array.isArray(value['of']) && 'value' in value;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

function cacheSlot<T>(key: string, isValue: (value: unknown) => value is T): CacheSlot<T> {
  const slot = jsonSlot('local', key, isEntry);
  return {
    key,
    of: (of = [], account) => ({
      get: () => {
        const entry = slot.get();
        const isOurs = entry !== undefined && isSame(entry.of, of) && entry.account === account;
        return isOurs && isValue(entry.value) ? entry.value : undefined;
      },
      set: (value) => slot.set({ shape: 1, of, ...(account === undefined ? {} : { account }), value }),
    }),
    remove: slot.remove,
  };
}

const recordSlot = <T extends object>(key: string): CacheSlot<T> =>
  cacheSlot(key, (value): value is T => isRecord(value) && !Array.isArray(value));
const listSlot = <T extends object>(key: string): CacheSlot<readonly T[]> =>
  cacheSlot(key, (value): value is readonly T[] => Array.isArray(value) && value.every(isRecord));
const textsSlot = (key: string): CacheSlot<readonly string[]> =>
  cacheSlot(
    key,
    (value): value is readonly string[] => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  );

type Announcement = ValueOf<'announcements'>[number];

/**
 * What is shown from the last visit until the platform has answered anew (S3-STORAGE-04, S9-STORAGE-01, A107). Read and
 * written by `callQuery`.
 */
export const cached = {
  banners: listSlot<Announcement>('banners'),
  hotMatches: listSlot<ValueOf<'hotMatches'>[number]>('hotMatches'),
  notice: listSlot<Announcement>('notice'),
  popupList: listSlot<Announcement>('popupList'),
  promotionList: listSlot<ValueOf<'promotions'>[number]>('promotionList'),
  serviceLinks: textsSlot('serviceLinks'),
  imageCdnList: textsSlot('imageCdnList'),
  registerValidation: recordSlot<ValueOf<'registerValidation'>>('registerValidation'),
  gameTypes: recordSlot<ValueOf<'gameVendors'>>('gameTypes'),
  lotteries: listSlot<ValueOf<'lotteryList'>[number]>('lotteries'),
  hotGames: listSlot<ValueOf<'hotGames'>[number]>('hotGames'),
  /** Names of the areas around the visitor, from the start-up location. */
  villages: textsSlot('villages'),
} as const;

/** Whether a stored text is an answer that a member was given, whatever release has kept it. */
export function isOfMember(text: string | null): boolean {
  if (!text?.startsWith('{"shape":')) return false;
  try {
    return 'account' in JSON.parse(text);
  } catch {
    return false;
  }
}
