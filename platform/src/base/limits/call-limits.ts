import type { CallName, CallRow } from '@foyer/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { Refusal } from '../refusals/refusal';
import type { Site } from '../sites/site';
import { addressKey } from './address-key';
import { countOrRefuse } from './rate';

const KB = 1024;
/** What a body of a call may have, in bytes, unless its route says otherwise: forms that people fill in are far smaller. */
const PLAIN = 4 * KB;
/** Encryption makes a third more of a body, and an identity token may be in it. Opening this much costs two or three milliseconds. */
const SEALED = 8 * KB;

/** How often one address may use a call. */
export interface CallRate {
  readonly action: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** What is looked at of a call before anything of it is read, opened or compared (decision 19). */
export interface CallLimits {
  /** Bytes of the body; see `bodyLimitOf`. A call that takes more than a form has to be asked by a member: that is seen to before. */
  readonly bodyLimit?: number;
  readonly rate?: CallRate;
}

/** Bytes that a body of this row may have; a longer one is refused with HTTP 413 before it is read. */
export function bodyLimitOf(row: CallRow, { bodyLimit }: CallLimits): number {
  return bodyLimit ?? (row.sealed === true ? SEALED : PLAIN);
}

/**
 * Refuses a body that says itself that it is too long, before it is even counted; of one that does not say, no more than this is read.
 *
 * @throws Refusal `request.invalid` with HTTP 413
 */
export function refuseLongBody({ headers }: Pick<FastifyRequest, 'headers'>, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw new Refusal('request.invalid', undefined, 413);
}

/** Sealed bodies cost the most to look at: none of them without a rate. */
export function rateOf(name: CallName, row: CallRow, { rate }: CallLimits): CallRate | undefined {
  return rate ?? (row.sealed === true ? { action: `call.${name}`, limit: 240, windowMs: 60_000 } : undefined);
}

/** Whether the body alone costs so much to read that a member has to be known before. */
export const isCostly = (row: CallRow, { bodyLimit }: CallLimits): boolean =>
  row.sealed === true || bodyLimit !== undefined;

/** @throws Refusal `rate.limited` */
export async function countCall(
  db: Db,
  rate: CallRate | undefined,
  from: { readonly site: Site; readonly ip: string; readonly now: Date },
): Promise<void> {
  if (rate === undefined) return;
  await countOrRefuse(db, { merchant: from.site.code, subject: addressKey(from.ip), now: from.now, ...rate });
}
