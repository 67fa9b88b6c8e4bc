import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import { Refusal } from '../refusals/refusal';
import { countries } from '../sites/countries';
import type { Site } from '../sites/site';
import type { Member } from './member';
import { trustedMobile } from './trusted';

/** A mobile number with its country. */
export interface Mobile {
  /** Without plus. */
  readonly dialingCode: string;
  /** Without the leading zero of national dialing, so that both spellings are one number. */
  readonly number: string;
  /** Both together, with plus (E.164). */
  readonly international: string;
}

/** A number as browsers send it, in either spelling of the field (A039). */
export interface TypedMobile {
  readonly mobileNum?: string | undefined;
  readonly mobileNo?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

const dialingCodes = new Set(countries.map(({ dialingCode }) => dialingCode));
/** Maximum digits of E.164, dialing code included. */
const LONGEST = 15;

/**
 * Parses a number; without a dialing code it belongs to the merchant's country.
 *
 * @throws Refusal `mobile.format` for an impossible number (A042) or an unknown dialing code
 */
export function mobileOf(site: Pick<Site, 'location'>, typed: TypedMobile): Mobile {
  const sent = typed.mobileNum ?? typed.mobileNo ?? '';
  const dialingCode = (typed.countryDialingCode || site.location.dialingCode).replace(/^\+/, '');
  const number = nationalNumber(sent);
  const international = `+${dialingCode}${number}`;
  const fits = /^\d{6,20}$/.test(sent) && number.length >= 5 && international.length <= LONGEST + 1;
  if (!fits || !dialingCodes.has(dialingCode)) throw new Refusal('mobile.format', { field: 'mobileNum' });
  return { dialingCode, number, international };
}

/** The open account that a number opens, for log-in by number and for codes. */
export async function memberByMobile(
  db: Db,
  merchantCode: string,
  { dialingCode, number }: Mobile,
  now: Date,
): Promise<Member | undefined> {
  const found = await opened(db, merchantCode, number, now);
  return found.find((member) => trustedMobile(member, now)?.dialingCode === dialingCode);
}

/** The open accounts that a number without its country opens. */
export async function membersOpenedBy(db: Db, merchantCode: string, typed: string, now: Date): Promise<Member[]> {
  return isNumber(typed) ? opened(db, merchantCode, nationalNumber(typed), now) : [];
}

/** Present owners of the number first, then previous ones whose number is still held; no closed accounts. */
async function opened(db: Db, merchantCode: string, number: string, now: Date): Promise<Member[]> {
  const free = or(isNull(members.mobileHeldUntil), lte(members.mobileHeldUntil, now));
  const has = and(eq(members.mobileNumber, number), free);
  const had = and(eq(members.previousMobileNumber, number), gt(members.mobileHeldUntil, now));
  return db
    .select()
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), eq(members.disabled, false), or(has, had)))
    .orderBy(sql`coalesce(${members.mobileHeldUntil} > ${now.toISOString()}::timestamptz, false)`, members.id)
    .limit(5);
}

/** Open accounts bound to a number without its country, rarely more than one; for log-ins with a password. */
export async function membersByNumber(db: Db, merchantCode: string, typed: string): Promise<readonly Member[]> {
  if (!isNumber(typed)) return [];
  const bound = eq(members.mobileNumber, nationalNumber(typed));
  return db
    .select()
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), eq(members.disabled, false), bound))
    .limit(5);
}

/** Whether a text may be a number, where names are typed too. */
export const isNumber = (typed: string): boolean => /^\d{6,20}$/.test(typed);

/** A number without the leading zeros of national dialing. */
export const nationalNumber = (typed: string): string => typed.replace(/^0+/, '');
