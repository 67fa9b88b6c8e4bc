import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { captchas } from '../db/schema';

/** The cookie that ties an answer to its image (A028). */
export const CAPTCHA_COOKIE = 'captcha';
export const CAPTCHA_MS = 5 * 60 * 1000;

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Makes a captcha of four digits: `id` goes into the cookie, `digits` into the image. */
export async function makeCaptcha(db: Db, merchantCode: string, now: Date): Promise<{ id: string; digits: string }> {
  const id = randomBytes(16).toString('base64url');
  const digits = String(randomInt(10_000)).padStart(4, '0');
  const expiresAt = new Date(now.getTime() + CAPTCHA_MS);
  await db.insert(captchas).values({ idHash: hashOf(id), merchantCode, answer: digits, expiresAt });
  return { id, digits };
}

/** Uses a captcha up and says whether the answer was right and in time; it cannot be tried twice. */
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
