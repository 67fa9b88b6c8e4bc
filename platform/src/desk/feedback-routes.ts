import { Type } from '@sinclair/typebox';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { feedbacks, members } from '../base/db/schema';
import { reaches } from '../base/operators/roles';
import { bodyOf } from '../operations/answer';
import { answerFeedback, feedbackNo } from '../operations/answer-letters';
import { actsOn } from './act-routes';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';
import { sendPicture, withPictures } from './letter-listed';
import { LetterParams, ListQuery, PAGE, PictureParams, pageFrom, pageOf } from './listed';

const State = Type.Union((['open', 'answered'] as const).map((each) => Type.Literal(each)));
const AnswerBody = Type.Object(
  {
    answer: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
    instead: Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]),
  },
  { additionalProperties: false },
);
const url = '/desk/api/merchants/:code/feedback';

const rowsOf = (db: Db) => {
  const { id, type, content, sentAt, answer, answeredAt } = feedbacks;
  return db
    .select({ id, type, content, sentAt, answer, answeredAt, member: members.username })
    .from(feedbacks)
    .innerJoin(members, eq(members.id, feedbacks.memberId));
};

/** What members wrote: those without an answer oldest first, one with its pictures, and the answer (B040). */
export function feedbackRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(url, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { state = 'open', from } = bodyOf(ListQuery, request.query);
    const isOpen = bodyOf(State, state) === 'open';
    const { after, order } = pageOf(feedbacks.id, from, isOpen);
    const of = isOpen ? isNull(feedbacks.answer) : isNotNull(feedbacks.answer);
    const rows = await rowsOf(db)
      .where(and(eq(feedbacks.merchantCode, site.code), of, after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, ({ id }) => id);
    return { feedback: await withPictures(db, 'feedback', page), next };
  });

  app.get(`${url}/:id`, async (request) => {
    const shift = await shiftOf(app, request, 'viewer');
    return oneOf(db, shift, Number(bodyOf(LetterParams, request.params).id));
  });

  app.get(`${url}/:id/pictures/:place`, async (request, reply) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id, place } = bodyOf(PictureParams, request.params);
    return sendPicture(db, reply, { kind: 'feedback', code: site.code, id: Number(id), place: Number(place) });
  });

  app.post(`${url}/:id/answer`, async (request) => {
    const shift = await shiftOf(app, request, 'cashier');
    const id = Number(bodyOf(LetterParams, request.params).id);
    const { answer, instead } = bodyOf(AnswerBody, request.body);
    const actor = { operatorId: shift.operator.id, address: request.ip, at: realNow() };
    await answerFeedback(db, shift.site, id, { answer: answer.trim(), instead }, actor);
    return oneOf(db, shift, id);
  });
}

/** One feedback with what was done on it, and whether this operator may answer. */
async function oneOf(db: Db, { site, role }: Shift, id: number) {
  const [row] = await rowsOf(db).where(and(eq(feedbacks.merchantCode, site.code), eq(feedbacks.id, id)));
  const [feedback] = await withPictures(db, 'feedback', row === undefined ? [] : [row]);
  if (feedback === undefined) throw new DeskError(404, 'not.found');
  return { ...feedback, mayAnswer: reaches(role, 'cashier'), acts: await actsOn(db, site.code, feedbackNo(id)) };
}
