import { aNumber, aText, fieldsOf, type Guard, listOf, maybe, oneOf } from './shape';
import {
  areCards,
  areFields,
  areRules,
  areVendors,
  isAnnouncement,
  isGame,
  isHelpTopic,
  isLottery,
  isLotteryClass,
  isMatch,
  isNamedVendor,
  isPromotion,
  isStart,
} from './shapes';
import { jsonSlot } from './slots';

interface Entry {
  /** Version of this format. It rises when older entries become unreadable. */
  readonly shape: 2;
  /** What the answer depends on, such as language and merchant. */
  readonly of: readonly string[];
  /** The member whose answer it is; absent when it is everybody's. */
  readonly account?: string | undefined;
  /** When it was kept, in ms. */
  readonly at: number;
  readonly value: unknown;
}

/** Storage of one kept answer. `get` gives it only for the same language, merchant and member. */
export interface Kept<T> {
  get(): T | undefined;
  /** When the answer that `get` gives was kept, in ms. */
  at(): number | undefined;
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

const isEntry = fieldsOf<Entry>({
  shape: oneOf(2),
  of: listOf(aText),
  account: maybe(aText),
  at: aNumber,
  value: (value): value is unknown => value !== undefined,
});

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

function cacheSlot<T>(key: string, isValue: Guard<T>): CacheSlot<T> {
  const slot = jsonSlot('local', key, isEntry);
  const found = (of: readonly string[], account: string | undefined) => {
    const entry = slot.get();
    const isOurs = entry !== undefined && isSame(entry.of, of) && entry.account === account;
    return isOurs && isValue(entry.value) ? { value: entry.value, at: entry.at } : undefined;
  };
  return {
    key,
    of: (of = [], account) => ({
      get: () => found(of, account)?.value,
      at: () => found(of, account)?.at,
      set: (value) => slot.set({ shape: 2, of, account, at: Date.now(), value }),
    }),
    remove: slot.remove,
  };
}

/**
 * Kept answers, which show until the platform has answered again (S3-STORAGE-04, S9-STORAGE-01, A107). `callQuery` reads and
 * writes them.
 */
export const cached = {
  banners: cacheSlot('banners', listOf(isAnnouncement)),
  hotMatches: cacheSlot('hotMatches', listOf(isMatch)),
  notice: cacheSlot('notice', listOf(isAnnouncement)),
  popupList: cacheSlot('popupList', listOf(isAnnouncement)),
  promotionList: cacheSlot('promotionList', listOf(isPromotion)),
  helpList: cacheSlot('helpList', listOf(isHelpTopic)),
  serviceLinks: cacheSlot('serviceLinks', listOf(aText)),
  imageCdnList: cacheSlot('imageCdnList', listOf(aText)),
  registerValidation: cacheSlot('registerValidation', areRules),
  registerFields: cacheSlot('registerFields', areFields),
  gameTypes: cacheSlot('gameTypes', areVendors),
  vassalage: cacheSlot('vassalage', listOf(isNamedVendor)),
  lotteryMenu: cacheSlot('lotteryMenu', listOf(isLotteryClass)),
  lotteries: cacheSlot('lotteries', listOf(isLottery)),
  hotGames: cacheSlot('hotGames', listOf(isGame)),
  bankList: cacheSlot('bankList', areCards),
  /** Areas around the visitor, from the start-up answer. */
  villages: cacheSlot('villages', listOf(aText)),
  /** What the start-up calls said of an open site, by which the next visit opens (decision 62). */
  startUp: cacheSlot('startUp', isStart),
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
