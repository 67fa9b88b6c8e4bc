import { Type } from '@sinclair/typebox';
import type { Db } from '../base/db/database';
import { voicesOn } from '../base/operators/voices';
import type { Operator } from './guard';

export const OrderParams = Type.Object({ code: Type.String(), id: Type.String({ maxLength: 20 }) });
export const ReasonBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) },
  { additionalProperties: false },
);

/** An order that waits for a second operator: who asked for what. */
export interface Waiting {
  readonly act: string;
  readonly by: string;
  readonly at: Date;
  /** Whether it was the one who looks. */
  readonly own: boolean;
}

const OPEN: ReadonlySet<string> = new Set(['checking', 'paying', 'pending', 'review']);

/** Adds to orders as they are shown who asked first; null where nobody did, and where the order ended otherwise. */
export async function withVoices<O extends { readonly orderNo: string; readonly status: string }>(
  db: Db,
  code: string,
  { id }: Operator,
  orders: readonly O[],
): Promise<(O & { readonly waiting: Waiting | null })[]> {
  const subjects = orders.filter(({ status }) => OPEN.has(status)).map(({ orderNo }) => orderNo);
  const voices = new Map((await voicesOn(db, code, subjects)).map((voice) => [voice.subject, voice]));
  return orders.map((order) => {
    const voice = voices.get(order.orderNo);
    if (voice === undefined) return { ...order, waiting: null };
    const { act, by, at, operatorId } = voice;
    return { ...order, waiting: { act, by, at, own: operatorId === id } };
  });
}
