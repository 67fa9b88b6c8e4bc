import { and, count, eq, inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Db } from '../base/db/database';
import { members, sentPictures } from '../base/db/schema';
import { DeskError } from './desk-error';

/** Which column of `sent_pictures` a kind of letter has. */
const PICTURES = { feedback: sentPictures.feedbackId, applications: sentPictures.applicationId } as const;
type Kind = keyof typeof PICTURES;

/** Adds to letters how many pictures came with each. */
export async function withPictures<Row extends { readonly id: number }>(
  db: Db,
  kind: Kind,
  rows: readonly Row[],
): Promise<(Row & { readonly pictures: number })[]> {
  if (rows.length === 0) return [];
  const column = PICTURES[kind];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: column, pictures: count() })
    .from(sentPictures)
    .where(inArray(column, ids))
    .groupBy(column);
  const counts = new Map(found.map(({ id, pictures }) => [id, pictures]));
  return rows.map((row) => ({ ...row, pictures: counts.get(row.id) ?? 0 }));
}

/**
 * Sends a picture of a letter: a JPEG that the platform encoded itself, for pages of the desk alone.
 *
 * @throws DeskError `not.found`
 */
export async function sendPicture(
  db: Db,
  reply: FastifyReply,
  {
    kind,
    code,
    id,
    place,
  }: { readonly kind: Kind; readonly code: string; readonly id: number; readonly place: number },
): Promise<FastifyReply> {
  const [found] = await db
    .select({ bytes: sentPictures.bytes })
    .from(sentPictures)
    .innerJoin(members, eq(members.id, sentPictures.memberId))
    .where(and(eq(PICTURES[kind], id), eq(sentPictures.place, place), eq(members.merchantCode, code)));
  if (found === undefined) throw new DeskError(404, 'not.found');
  return reply
    .headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    .type('image/jpeg')
    .send(found.bytes);
}
