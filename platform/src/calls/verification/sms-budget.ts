import type { Db } from '../../base/db/database';
import { addressKey } from '../../base/limits/address-key';
import { refuseWhenFull } from '../../base/limits/peek';
import { countOrRefuse, type Rate } from '../../base/limits/rate';
import { countries } from '../../base/sites/countries';
import type { Site } from '../../base/sites/site';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Default budgets; a merchant's replace them. */
const SMS_BUDGETS = {
  numberHour: 20,
  numberDay: 40,
  addressHour: 60,
  countryHour: 100,
  merchantHour: 2000,
  merchantDay: 20_000,
} as const;
/** Codes per hour for a browser that the owner has logged in with, whatever strangers use up. */
const KNOWN_HOUR = 5;

interface Sending {
  readonly site: Site;
  readonly target: string;
  readonly address: string;
  readonly now: Date;
  /** Whether the target's owner has logged in with this browser. */
  readonly known: boolean;
}

/** Counts codes that one address asks for, sent or not. @throws Refusal `rate.limited` */
export function countAddress(db: Db, { site, address, now }: Pick<Sending, 'site' | 'address' | 'now'>): Promise<void> {
  const limit = site.smsBudgets.addressHour ?? SMS_BUDGETS.addressHour;
  const counted = { merchant: site.code, action: 'code.address', subject: addressKey(address), now };
  return countOrRefuse(db, { ...counted, limit, windowMs: HOUR_MS });
}

/**
 * Counts one more code to a number or address. A browser that its owner has logged in with has a budget of its own, which
 * strangers cannot use up.
 *
 * @throws Refusal `rate.limited`
 */
export async function countTarget(db: Db, { site, target, now, known }: Sending): Promise<void> {
  const counted = { merchant: site.code, subject: target, now };
  if (known) {
    await countOrRefuse(db, { ...counted, action: 'code.known', limit: KNOWN_HOUR, windowMs: HOUR_MS });
    return;
  }
  const { numberHour, numberDay } = { ...SMS_BUDGETS, ...site.smsBudgets };
  await countOrRefuse(db, { ...counted, action: 'code.target', limit: numberHour, windowMs: HOUR_MS });
  await countOrRefuse(db, { ...counted, action: 'code.target.day', limit: numberDay, windowMs: DAY_MS });
}

/**
 * Checks the budgets of country and merchant for every requested SMS, so that an unknown number is answered alike.
 *
 * @returns counts the SMS once it is sent
 * @throws Refusal `rate.limited`
 */
export async function openBudgets(db: Db, sending: Sending): Promise<(tx: Db) => Promise<void>> {
  const budgets = sending.target.includes('@') ? [] : budgetsOf(sending);
  if (!sending.known) for (const budget of budgets) await refuseWhenFull(db, budget);
  return async (tx) => {
    for (const budget of budgets) await countOrRefuse(tx, { ...budget, limit: Number.MAX_SAFE_INTEGER });
  };
}

function budgetsOf({ site, target, now }: Sending): readonly Rate[] {
  const { countryHour, merchantHour, merchantDay } = { ...SMS_BUDGETS, ...site.smsBudgets };
  const country = countryOf(target);
  const atHome = country === site.location.dialingCode;
  const own = site.smsBudgets.countries?.[country] ?? (atHome ? merchantHour : countryHour);
  const counted = { merchant: site.code, now };
  return [
    { ...counted, action: 'sms.country', subject: country, limit: own, windowMs: HOUR_MS },
    { ...counted, action: 'sms.merchant', subject: 'hour', limit: merchantHour, windowMs: HOUR_MS },
    { ...counted, action: 'sms.merchant', subject: 'day', limit: merchantDay, windowMs: DAY_MS },
  ];
}

const dialingCodes = new Set(countries.map(({ dialingCode }) => dialingCode));

/** The dialing code of an international number; no dialing code is a prefix of another. */
function countryOf(target: string): string {
  const lengths = [1, 2, 3, 4].map((length) => target.slice(1, 1 + length));
  return lengths.find((code) => dialingCodes.has(code)) ?? 'unknown';
}
