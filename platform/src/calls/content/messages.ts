import type { BodyOf, Message, QueryOf, ValueOf } from '@foyer/shared/contract';
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { messages } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';

/** Messages per page (B039). */
const PAGE = 20;

/** A page of a member's messages, newest first (B039). */
export async function messagesOf(
  db: Db,
  { id }: Member,
  { before }: QueryOf<'messages'>,
): Promise<ValueOf<'messages'>> {
  const older = before === undefined ? undefined : lt(messages.id, before);
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.memberId, id), older))
    .orderBy(desc(messages.id))
    .limit(PAGE + 1);
  return { content: rows.slice(0, PAGE).map(shown), more: rows.length > PAGE };
}

/** One message; null for one that is not there or is somebody else's. */
export async function messageOf(db: Db, member: Member, { id }: QueryOf<'message'>): Promise<ValueOf<'message'>> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.memberId, member.id), eq(messages.id, id)));
  return row === undefined ? null : shown(row);
}

/** How many messages a member has, and how many of them are unread (A071). */
export async function countMessages(db: Db, { id }: Member): Promise<ValueOf<'readMessages'>> {
  const [row] = await db
    .select({ all: sql<string>`count(*)`, unread: sql<string>`count(*) filter (where ${messages.readAt} is null)` })
    .from(messages)
    .where(eq(messages.memberId, id));
  return { all: Number(row?.all ?? 0), unread: Number(row?.unread ?? 0) };
}

/** How many messages are unread; asked on every page, so it reads these alone. */
export async function countUnread(db: Db, { id }: Member): Promise<number> {
  return db.$count(messages, and(eq(messages.memberId, id), isNull(messages.readAt)));
}

/** Marks own messages as read; what was read before keeps its time. */
export async function readMessages(
  db: Db,
  member: Member,
  which: BodyOf<'readMessages'>,
  now: Date,
): Promise<ValueOf<'readMessages'>> {
  await db
    .update(messages)
    .set({ readAt: now })
    .where(and(own(member, which), isNull(messages.readAt)));
  return countMessages(db, member);
}

/**
 * Deletes own messages for good.
 *
 * @throws Refusal `request.invalid` for both ways of naming them, or none
 */
export async function deleteMessages(
  db: Db,
  member: Member,
  { ids, upTo }: QueryOf<'deleteMessages'>,
): Promise<ValueOf<'deleteMessages'>> {
  if ((ids === undefined) === (upTo === undefined)) throw new Refusal('request.invalid', undefined, 400);
  const which = ids === undefined ? { upTo: upTo ?? 0 } : { ids: ids.split(',').map(Number) };
  await db.delete(messages).where(own(member, which));
  return countMessages(db, member);
}

/** Those of the meant messages that are the member's: an id of somebody else is as one that does not exist. */
const own = ({ id }: Member, which: BodyOf<'readMessages'>) =>
  and(eq(messages.memberId, id), 'ids' in which ? inArray(messages.id, [...which.ids]) : lte(messages.id, which.upTo));

const shown = ({ id, title, body, sentAt, readAt }: typeof messages.$inferSelect): Message => ({
  ...{ id, title, body, sentAt: sentAt.getTime(), read: readAt !== null },
});
