import type { Db } from '../../base/db/database';
import { addressKey } from '../../base/limits/address-key';
import { isFull, refuseWhenFull } from '../../base/limits/peek';
import { countOrRefuse, type Rate } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';

/** How often per hour one address learns that a name is taken: without a captcha, and in total. */
const TAKEN = { free: 3, all: 30 };
/** Failed look-ups of referral codes and recommenders per address and hour. */
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
 * Whether this address has used up its free answers about taken names, so that the next one needs a captcha (decision 18).
 * Called before any look-up, so that a free name and a taken one are answered alike.
 *
 * @throws Refusal `rate.limited`
 */
export async function needsCaptcha(asker: Asker): Promise<boolean> {
  await refuseWhenFull(asker.db, rateOf(asker, 'register.taken', TAKEN.all));
  return isFull(asker.db, rateOf(asker, 'register.taken', TAKEN.free));
}

export const captchaRequired = () => new Refusal('captcha.required', { field: 'captcha', captcha: true });

/**
 * Counts an answer about a taken name before it is given, so that requests at once count like requests in a row.
 *
 * @throws Refusal `captcha.required` without a captcha when the free answers are used up, `rate.limited`
 */
export async function countTaken(asker: Asker, read: boolean): Promise<void> {
  try {
    await countOrRefuse(asker.db, rateOf(asker, 'register.taken', read ? TAKEN.all : TAKEN.free));
  } catch (error) {
    throw !read && error instanceof Refusal ? captchaRequired() : error;
  }
}

/**
 * Looks somebody up and counts failures, so that nobody can try codes and ids by the thousand.
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
