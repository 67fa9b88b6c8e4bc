import { inArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members, memberTransfers } from '../../base/db/schema';
import { maskedName } from '../../base/members/masked-name';

/** The number that both sides see. */
export const transferNoOf = (id: number): string => `T${id}`;

const idOf = (number: string): number | undefined => (/^T\d{1,15}$/.test(number) ? Number(number.slice(1)) : undefined);

export const isTransferNo = (reference: string): boolean => idOf(reference) !== undefined;

/** The other side's masked name by the number of a transfer, for a member's own records. */
export async function counterpartsOf(
  db: Db,
  memberId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = numbers.flatMap((each) => idOf(each) ?? []);
  if (ids.length === 0) return new Map();
  const transfers = await db.select().from(memberTransfers).where(inArray(memberTransfers.id, ids));
  const others = new Map(transfers.map(({ id, fromId, toId }) => [id, fromId === memberId ? toId : fromId]));
  const names = await db
    .select({ id: members.id, nickname: members.nickname })
    .from(members)
    .where(inArray(members.id, [...others.values()]));
  return new Map(
    [...others].flatMap(([id, other]) => {
      const name = names.find((each) => each.id === other);
      return name === undefined ? [] : [[transferNoOf(id), maskedName(name.nickname)] as const];
    }),
  );
}
