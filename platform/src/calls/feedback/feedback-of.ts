import type { Feedback, QueryOf, ValueOf } from '@foyer/shared/contract';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { feedbacks, sentPictures } from '../../base/db/schema';
import type { Member } from '../../base/members/member';

/** Feedbacks with the number of their pictures. */
const rowsOf = (db: Db, which: SQL | undefined) =>
  db
    .select({ row: feedbacks, pictures: count(sentPictures.id) })
    .from(feedbacks)
    .leftJoin(sentPictures, eq(sentPictures.feedbackId, feedbacks.id))
    .where(which)
    .groupBy(feedbacks.id);

/** A page of what a member wrote, newest first. */
export async function feedbackListOf(
  db: Db,
  { id }: Member,
  { pageNo, pageSize }: QueryOf<'feedbackList'>,
): Promise<ValueOf<'feedbackList'>> {
  const own = eq(feedbacks.memberId, id);
  const [rows, all] = await Promise.all([
    rowsOf(db, own)
      .orderBy(desc(feedbacks.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(feedbacks, own),
  ]);
  return { content: rows.map(shown), pageNum: pageNo, totalPages: Math.ceil(all / pageSize) };
}

/** One feedback; null for one that is not there or is somebody else's. */
export async function feedbackOf(db: Db, member: Member, { id }: QueryOf<'feedback'>): Promise<ValueOf<'feedback'>> {
  const [row] = await rowsOf(db, and(eq(feedbacks.memberId, member.id), eq(feedbacks.id, id)));
  return row === undefined ? null : shown(row);
}

/** A picture of an own feedback in base64, or null. */
export async function feedbackPictureOf(
  db: Db,
  member: Member,
  { id, at }: QueryOf<'feedbackPicture'>,
): Promise<ValueOf<'feedbackPicture'>> {
  const [row] = await db
    .select({ bytes: sentPictures.bytes })
    .from(sentPictures)
    .where(and(eq(sentPictures.feedbackId, id), eq(sentPictures.place, at), eq(sentPictures.memberId, member.id)));
  return row?.bytes.toString('base64') ?? null;
}

function shown({ row, pictures }: Awaited<ReturnType<typeof rowsOf>>[number]): Feedback {
  const { id, type, content, sentAt, answer, answeredAt } = row;
  return {
    ...{ id, type, content, sentAt: sentAt.getTime(), pictures: Number(pictures) },
    ...(answer === null ? {} : { answer }),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.getTime() }),
  };
}
