import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { captchas } from '../../base/db/schema';

/** The cookie that ties an answer to its picture (A028). */
export const CAPTCHA_COOKIE = 'captcha';
export const CAPTCHA_MS = 5 * 60 * 1000;

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Five digits are readable on a small phone and ten times harder to guess than four (maximum six, S9-CONST-13). */
const CAPTCHA_DIGITS = 5;

/** Creates a captcha: `id` for the cookie, `digits` for the picture. */
export async function makeCaptcha(db: Db, merchantCode: string, now: Date): Promise<{ id: string; digits: string }> {
  const id = randomBytes(16).toString('base64url');
  const digits = String(randomInt(10 ** CAPTCHA_DIGITS)).padStart(CAPTCHA_DIGITS, '0');
  const expiresAt = new Date(now.getTime() + CAPTCHA_MS);
  await db.insert(captchas).values({ idHash: hashOf(id), merchantCode, answer: digits, expiresAt });
  return { id, digits };
}

/** Uses a captcha up and returns whether the answer was right and in time. */
export async function useCaptcha(
  db: Db,
  tried: { readonly merchant: string; readonly id: string | undefined; readonly answer: string; readonly now: Date },
): Promise<boolean> {
  if (tried.id === undefined) return false;
  const [used] = await db
    .delete(captchas)
    .where(and(eq(captchas.idHash, hashOf(tried.id)), eq(captchas.merchantCode, tried.merchant)))
    .returning();
  return used !== undefined && used.expiresAt > tried.now && used.answer === tried.answer;
}

/** The digits of an open captcha, for its sound; does not use it up. */
export async function digitsOf(
  db: Db,
  asked: { readonly merchant: string; readonly id: string | undefined; readonly now: Date },
): Promise<string | undefined> {
  if (asked.id === undefined) return undefined;
  const [found] = await db
    .select({ answer: captchas.answer, expiresAt: captchas.expiresAt })
    .from(captchas)
    .where(and(eq(captchas.idHash, hashOf(asked.id)), eq(captchas.merchantCode, asked.merchant)));
  return found !== undefined && found.expiresAt > asked.now ? found.answer : undefined;
}
