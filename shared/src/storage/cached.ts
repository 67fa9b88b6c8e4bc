import type { ValueOf } from '../contract';
import { jsonSlot } from './slots';

interface Entry {
  /** Version of this format. It rises when older entries become unreadable. */
  readonly shape: 1;
  /** What the answer depends on, such as language and merchant. */
  readonly of: readonly string[];
  /** The member whose answer it is; absent when it is everybody's. */
  readonly account?: string | undefined;
  readonly value: unknown;
}

/** Storage of one kept answer. `get` gives it only for the same language, merchant and member. */
export interface Kept<T> {
  get(): T | undefined;
  set(value: T): void;
}

/** Kept answers of one call, under a storage key of their own (A107). */
interface CacheSlot<T> {
  readonly key: string;
  /**
   * @param of what the answer depends on, such as language and merchant
   * @param account the member whose answer it is; undefined when it is everybody's
   */
  of(of?: readonly string[], account?: string | undefined): Kept<T>;
  remove(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && value['shape'] === 1 && Array.isArray(value['of']);

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
      set: (value) => slot.set({ shape: 1, of, account, value }),
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
 * Kept answers, which show until the platform has answered again (S3-STORAGE-04, S9-STORAGE-01, A107). `callQuery` reads and
 * writes them.
 */
export const cached = {
  banners: listSlot<Announcement>('banners'),
  hotMatches: listSlot<ValueOf<'hotMatches'>[number]>('hotMatches'),
  notice: listSlot<Announcement>('notice'),
  popupList: listSlot<Announcement>('popupList'),
  promotionList: listSlot<ValueOf<'promotions'>[number]>('promotionList'),
  helpList: listSlot<ValueOf<'helpCenter'>[number]>('helpList'),
  serviceLinks: textsSlot('serviceLinks'),
  imageCdnList: textsSlot('imageCdnList'),
  registerValidation: recordSlot<ValueOf<'registerValidation'>>('registerValidation'),
  gameTypes: recordSlot<ValueOf<'gameVendors'>>('gameTypes'),
  lotteries: listSlot<ValueOf<'lotteryList'>[number]>('lotteries'),
  hotGames: listSlot<ValueOf<'hotGames'>[number]>('hotGames'),
  bankList: recordSlot<ValueOf<'bankCards'>>('bankList'),
  /** Areas around the visitor, from the start-up answer. */
  villages: textsSlot('villages'),
} as const;

/** Whether a stored text is a kept answer of a member, from any release. */
export function isOfMember(text: string | null): boolean {
  if (!text?.startsWith('{"shape":')) return false;
  try {
    return 'account' in JSON.parse(text);
  } catch {
    return false;
  }
}
