import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import { Refusal } from '../refusals/refusal';
import { countries } from '../sites/countries';
import type { Site } from '../sites/site';
import type { Member } from './member';
import { trustedMobile } from './trusted';

/** A mobile number, told apart from every other of the world. */
export interface Mobile {
  /** Without plus. */
  readonly dialingCode: string;
  /** Without the zero that is only dialed at home, so that both ways to write a number are one number. */
  readonly number: string;
  /** Both together, with plus (E.164). */
  readonly international: string;
}

/** What a browser sends of a number; either spelling is taken (A039). */
export interface TypedMobile {
  readonly mobileNum?: string | undefined;
  readonly mobileNo?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

const dialingCodes = new Set(countries.map(({ dialingCode }) => dialingCode));
/** What E.164 leaves for a number with its dialing code. */
const LONGEST = 15;

/**
 * Reads a number; without a dialing code it is one of the merchant's own country.
 *
 * @throws Refusal `mobile.format` for anything that cannot be a mobile number (A042), or a dialing code of no country
 */
export function mobileOf(site: Pick<Site, 'location'>, typed: TypedMobile): Mobile {
  const given = typed.mobileNum ?? typed.mobileNo ?? '';
  const dialingCode = (typed.countryDialingCode || site.location.dialingCode).replace(/^\+/, '');
  const number = nationalNumber(given);
  const international = `+${dialingCode}${number}`;
  const fits = /^\d{6,20}$/.test(given) && number.length >= 5 && international.length <= LONGEST + 1;
  if (!fits || !dialingCodes.has(dialingCode)) throw new Refusal('mobile.format', { field: 'mobileNum' });
  return { dialingCode, number, international };
}

/** The account that a number opens, never a closed one: for whoever comes in by it, or gets a code to. */
export async function memberByMobile(
  db: Db,
  merchantCode: string,
  { dialingCode, number }: Mobile,
  now: Date,
): Promise<Member | undefined> {
  const found = await opened(db, merchantCode, number, now);
  return found.find((member) => trustedMobile(member, now)?.dialingCode === dialingCode);
}

/** The accounts that a number opens, where it came without its country: none that was closed. */
export async function membersOpenedBy(db: Db, merchantCode: string, typed: string, now: Date): Promise<Member[]> {
  return isNumber(typed) ? opened(db, merchantCode, nationalNumber(typed), now) : [];
}

/** Whoever has the number comes before whoever had it; a closed account has none that opens it. */
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

/** The open accounts that a number is bound to, where it came without its country; rarely more than one. For who has a password. */
export async function membersByNumber(db: Db, merchantCode: string, typed: string): Promise<readonly Member[]> {
  if (!isNumber(typed)) return [];
  const bound = eq(members.mobileNumber, nationalNumber(typed));
  return db
    .select()
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), eq(members.disabled, false), bound))
    .limit(5);
}

/** Whether somebody may have typed a number where names are typed too. */
export const isNumber = (typed: string): boolean => /^\d{6,20}$/.test(typed);

/** Without the zeros that are dialed at home. */
export const nationalNumber = (typed: string): string => typed.replace(/^0+/, '');
