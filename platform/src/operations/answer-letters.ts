import { and, eq } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { applications, feedbacks } from '../base/db/schema';
import { type Actor, recordAct } from '../base/operators/acts';
import { type Site, siteTime } from '../base/sites/site';
import { OpsError } from './answer';

type Feedback = typeof feedbacks.$inferSelect;
type Application = typeof applications.$inferSelect;

/** Length of an answer as the trail holds it; the whole stands with the letter. */
const TRAILED = 200;

/** What the trail calls a letter: its address at the desk, which no order and no member is named like. */
export const feedbackNo = (id: number): string => `feedback/${id}`;
export const applicationNo = (id: number): string => `applications/${id}`;

export interface Answering {
  readonly answer: string;
  /** The answer that it replaces, null for none; undefined replaces whatever is there. */
  readonly instead?: string | null;
}

/**
 * Answers a feedback, in one transaction with its line of the trail. The same answer again has no effect.
 *
 * @throws OpsError 404; 409 when another answer than `instead` is there by now
 */
export async function answerFeedback(
  db: Db,
  site: Site,
  id: number,
  { answer, instead }: Answering,
  actor: Actor,
): Promise<Feedback> {
  const own = and(eq(feedbacks.merchantCode, site.code), eq(feedbacks.id, id));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(feedbacks).where(own).for('update');
    if (before === undefined) throw new OpsError(404, `Merchant ${site.code} has no feedback ${id}.`);
    if (before.answer === answer) return before;
    if (instead !== undefined && instead !== before.answer)
      throw new OpsError(409, `Feedback ${id} was answered meanwhile.`, { reason: 'feedback.answered' });
    const [answered = before] = await tx
      .update(feedbacks)
      .set({ answer, answeredAt: siteTime(site, actor.at) })
      .where(own)
      .returning();
    await recordAct(tx, actor, {
      ...{ act: 'feedback.answer', subject: feedbackNo(id), merchantCode: site.code, outcome: 'done' },
      details: { answer: answer.slice(0, TRAILED) },
    });
    return answered;
  });
}

export interface ApplicationDecision {
  readonly state: 'accepted' | 'refused';
  /** A word to the member. */
  readonly answer?: string;
}

/**
 * Decides an application that waits, in one transaction with its line of the trail. No money moves by it. The same decision again
 * has no effect.
 *
 * @throws OpsError 404; 409 when it was decided otherwise
 */
export async function decideApplication(
  db: Db,
  site: Site,
  id: number,
  { state, answer }: ApplicationDecision,
  actor: Actor,
): Promise<Application> {
  const own = and(eq(applications.merchantCode, site.code), eq(applications.id, id));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(applications).where(own).for('update');
    if (before === undefined) throw new OpsError(404, `Merchant ${site.code} has no application ${id}.`);
    if (before.state === state && before.answer === (answer ?? null)) return before;
    if (before.state !== 'waiting')
      throw new OpsError(409, `Application ${id} of merchant ${site.code} is ${before.state} already.`, {
        reason: `application.${before.state}`,
      });
    const [decided = before] = await tx
      .update(applications)
      .set({ state, answer: answer ?? null, decidedAt: siteTime(site, actor.at) })
      .where(own)
      .returning();
    await recordAct(tx, actor, {
      ...{ act: `application.${state}`, subject: applicationNo(id), merchantCode: site.code, outcome: 'done' },
      details: answer === undefined ? {} : { reason: answer.slice(0, TRAILED) },
    });
    return decided;
  });
}
