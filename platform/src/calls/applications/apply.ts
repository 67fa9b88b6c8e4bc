import { APPLY_COMMENT_MAX, type Application, pointsOf, type ValueOf } from '@foyer/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { applications, sentPictures } from '../../base/db/schema';
import { submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { cleanPicture } from '../../base/uploads/clean-picture';
import { activityOf } from '../content/activities';
import { hashesOf } from '../feedback/send-feedback';

/** How a member's application for an activity stands; null without one. */
export async function applicationOf(db: Db, member: Member, activityId: number): Promise<ValueOf<'application'>> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.memberId, member.id), eq(applications.activityId, activityId)));
  return row === undefined ? null : shown(row);
}

/**
 * Takes an application for an activity that asks for one and goes on (F-APPLY-01).
 *
 * @throws Refusal `apply.again` with the first application as its value; `claim.gone` when the activity is over, not begun, or takes
 *   none; `request.invalid` for a comment that is too long; `picture.invalid`
 */
export async function apply(context: CallContext<'apply'>): Promise<Application> {
  const { db, site, session, body, pictures, now, request } = context;
  const { member } = session;
  const { id: activityId, comment, key } = body;
  if (pointsOf(comment) > APPLY_COMMENT_MAX) throw new Refusal('request.invalid');
  const clean = await Promise.all(pictures.map(cleanPicture));
  const asked = { activityId, comment, images: hashesOf(pictures) };
  const submit = { merchant: site.code, memberId: member.id, operation: 'apply', key, request: asked, at: now };
  return submitOnce(db, submit, async (tx) => {
    const activity = await activityOf(tx, request.server.platform.catalogue, site, { id: activityId, lang: 'EN' }, now);
    const takes = activity?.applies === true && activity.status === 'running';
    const [made] = takes
      ? await tx
          .insert(applications)
          .values({ merchantCode: site.code, memberId: member.id, activityId, comment: comment.trim(), sentAt: now })
          .onConflictDoNothing()
          .returning()
      : [];
    if (made === undefined) {
      const first = await applicationOf(tx, member, activityId);
      throw first === null ? new Refusal('claim.gone') : new Refusal('apply.again', first);
    }
    const rows = clean.map((bytes, place) => ({ memberId: member.id, applicationId: made.id, place, bytes }));
    if (rows.length > 0) await tx.insert(sentPictures).values(rows);
    return shown(made);
  });
}

function shown({ activityId, state, sentAt, answer }: typeof applications.$inferSelect): Application {
  return { activityId, state, sentAt: sentAt.getTime(), ...(answer === null ? {} : { answer }) };
}
