import { type CallName, type CallRow, PICTURES } from '@foyer/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { Refusal } from '../refusals/refusal';
import type { Site } from '../sites/site';
import { addressKey } from './address-key';
import { countOrRefuse } from './rate';

const KB = 1024;
/** Maximum body of a call in bytes, unless its route sets another: forms are far smaller. */
const PLAIN = 4 * KB;
/** Encryption adds a third to a body, which may hold an identity token. Opening this size takes two or three milliseconds. */
const SEALED = 8 * KB;

/** Three pictures of the largest size, with room for texts and the marks of the form. */
const WITH_PICTURES = PICTURES.max * PICTURES.bytes + 64 * KB;

/** How often one address may use a call. */
export interface CallRate {
  readonly action: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Limits that are checked before a call's body is read, opened or compared (decision 19). */
export interface CallLimits {
  /** Maximum body in bytes; see `bodyLimitOf`. Calls with larger bodies than a form are checked for a member first. */
  readonly bodyLimit?: number;
  readonly rate?: CallRate;
}

/** Maximum body of a call in bytes; a longer one answers HTTP 413 before it is read. */
export function bodyLimitOf(row: CallRow, { bodyLimit }: CallLimits): number {
  if (row.pictures === true) return WITH_PICTURES;
  return bodyLimit ?? (row.sealed === true ? SEALED : PLAIN);
}

/**
 * Refuses a body whose declared length is too long, before it is counted. A body without a length is read up to the limit.
 *
 * @throws Refusal `request.invalid` with HTTP 413
 */
export function refuseLongBody({ headers }: Pick<FastifyRequest, 'headers'>, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw new Refusal('request.invalid', undefined, 413);
}

/** The rate of a call. Every sealed call has one, because opening a body is expensive, and every one with pictures. */
export function rateOf(name: CallName, row: CallRow, { rate }: CallLimits): CallRate | undefined {
  if (row.pictures === true) return { action: `call.${name}`, limit: 30, windowMs: 60_000 };
  return rate ?? (row.sealed === true ? { action: `call.${name}`, limit: 240, windowMs: 60_000 } : undefined);
}

/** Whether reading the body is so expensive that the member must be known first. */
export const isCostly = (row: CallRow, { bodyLimit }: CallLimits): boolean =>
  row.sealed === true || row.pictures === true || bodyLimit !== undefined;

/** @throws Refusal `rate.limited` */
export async function countCall(
  db: Db,
  rate: CallRate | undefined,
  from: { readonly site: Site; readonly ip: string; readonly now: Date },
): Promise<void> {
  if (rate === undefined) return;
  await countOrRefuse(db, { merchant: from.site.code, subject: addressKey(from.ip), now: from.now, ...rate });
}
