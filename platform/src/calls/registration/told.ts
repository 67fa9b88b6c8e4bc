import type { Db } from '../../base/db/database';
import { addressKey } from '../../base/limits/address-key';
import { isFull, refuseWhenFull } from '../../base/limits/peek';
import { countOrRefuse, type Rate } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';

/** How often an hour one address is told that a name is taken: for nothing, and in all; then each costs a picture. */
const TAKEN = { free: 3, all: 30 };
/** Referral codes and recommenders that one address may look up in vain in an hour. */
const LOST = 30;

interface Asker {
  readonly db: Db;
  readonly site: Pick<Site, 'code'>;
  readonly now: Date;
  readonly request: { readonly ip: string };
}

const rateOf = ({ site, now, request }: Asker, action: string, limit: number): Rate => {
  return { merchant: site.code, action, subject: addressKey(request.ip), limit, windowMs: 3_600_000, now };
};

/**
 * Whether this address was told so often that a name is taken that the next answer costs a picture (decision 18). Asked before
 * anything is looked up, so that a free name and a taken one are answered alike.
 *
 * @throws Refusal `rate.limited`
 */
export async function costsPicture(asker: Asker): Promise<boolean> {
  await refuseWhenFull(asker.db, rateOf(asker, 'register.taken', TAKEN.all));
  return isFull(asker.db, rateOf(asker, 'register.taken', TAKEN.free));
}

export const pictureDemanded = () => new Refusal('captcha.required', { field: 'captcha', captcha: true });

/**
 * Counts that an address is about to be told that a name is taken. Of many that ask at once no more are told than of many in a row.
 *
 * @throws Refusal `captcha.required` where no picture was read and the free ones are used up, `rate.limited`
 */
export async function countTaken(asker: Asker, read: boolean): Promise<void> {
  try {
    await countOrRefuse(asker.db, rateOf(asker, 'register.taken', read ? TAKEN.all : TAKEN.free));
  } catch (error) {
    throw !read && error instanceof Refusal ? pictureDemanded() : error;
  }
}

/**
 * Looks somebody up, and counts when nobody is there: codes and ids are not tried out by the thousand.
 *
 * @throws Refusal `rate.limited`
 */
export async function lookUp<T>(asker: Asker, find: () => Promise<T | undefined>): Promise<T | undefined> {
  const rate = rateOf(asker, 'register.lost', LOST);
  await refuseWhenFull(asker.db, rate);
  const found = await find();
  if (found === undefined) await countOrRefuse(asker.db, rate);
  return found;
}
