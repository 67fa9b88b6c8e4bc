import { Type } from '@sinclair/typebox';
import { and, asc, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { applications, feedbacks, members, sentPictures } from '../base/db/schema';
import { bodyOf, merchantOf, OpsError } from './answer';
import { answerFeedback, decideApplication } from './answer-letters';
import { keyActor } from './decided-by';

const LISTED = 50;
const Id = Type.String({ pattern: '^[1-9]\\d{0,14}$' });
const CodeParams = Type.Object({ code: Type.String() });
const OneParams = Type.Object({ code: Type.String(), id: Id });
const PictureParams = Type.Object({ code: Type.String(), id: Id, place: Type.String({ pattern: '^[0-2]$' }) });
const ListQuery = Type.Object({ open: Type.Optional(Type.Literal('true')), before: Type.Optional(Id) });
const Answer = Type.String({ minLength: 1, maxLength: 2000 });
const AnswerBody = Type.Object({ answer: Answer }, { additionalProperties: false });
const DecideBody = Type.Object(
  {
    state: Type.Union([Type.Literal('accepted'), Type.Literal('refused')]),
    answer: Type.Optional(Answer),
  },
  { additionalProperties: false },
);

const KINDS = { feedback: sentPictures.feedbackId, applications: sentPictures.applicationId } as const;

/** What members wrote: lists of feedbacks and applications with their pictures, and what is answered (B040). */
export function letterOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const config = { operation: 'decision' } as const;
  const base = '/_ops/merchants/:code';

  app.get(
    `${base}/feedback`,
    {
      config,
      schema: {
        summary:
          'Lists 50 feedbacks of a merchant, newest first; `open=true` those without an answer, `before` goes on',
        params: CodeParams,
      },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { open, before } = bodyOf(ListQuery, request.query);
      const of = [
        eq(feedbacks.merchantCode, site.code),
        ...(open === undefined ? [] : [isNull(feedbacks.answer)]),
        ...(before === undefined ? [] : [lt(feedbacks.id, Number(before))]),
      ];
      const { merchantCode: _, memberId: __, ...columns } = getTableColumns(feedbacks);
      const list = await db
        .select({ ...columns, username: members.username })
        .from(feedbacks)
        .innerJoin(members, eq(members.id, feedbacks.memberId))
        .where(and(...of))
        .orderBy(desc(feedbacks.id))
        .limit(LISTED);
      return { feedback: list };
    },
  );

  app.get(
    `${base}/applications`,
    {
      config,
      schema: { summary: 'Lists 50 applications for activities, the oldest that wait first', params: CodeParams },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { merchantCode: _, memberId: __, ...columns } = getTableColumns(applications);
      const list = await db
        .select({ ...columns, username: members.username })
        .from(applications)
        .innerJoin(members, eq(members.id, applications.memberId))
        .where(and(eq(applications.merchantCode, site.code), eq(applications.state, 'waiting')))
        .orderBy(asc(applications.id))
        .limit(LISTED);
      return { applications: list };
    },
  );

  for (const kind of ['feedback', 'applications'] as const) {
    app.get(
      `${base}/${kind}/:id/pictures/:place`,
      { config, schema: { summary: 'A picture that a member sent, from 0', params: PictureParams } },
      async (request, reply) => {
        const { code, id, place } = bodyOf(PictureParams, request.params);
        const site = await merchantOf(db, code);
        const [found] = await db
          .select({ bytes: sentPictures.bytes })
          .from(sentPictures)
          .innerJoin(members, eq(members.id, sentPictures.memberId))
          .where(
            and(
              eq(KINDS[kind], Number(id)),
              eq(sentPictures.place, Number(place)),
              eq(members.merchantCode, site.code),
            ),
          );
        if (found === undefined) throw new OpsError(404, 'There is no such picture.');
        return reply.header('x-content-type-options', 'nosniff').type('image/jpeg').send(found.bytes);
      },
    );
  }

  app.post(
    `${base}/feedback/:id/answer`,
    {
      config,
      schema: { summary: 'Answers a feedback; a later answer replaces it', params: OneParams, body: AnswerBody },
    },
    async (request) => {
      const { code, id } = bodyOf(OneParams, request.params);
      const site = await merchantOf(db, code);
      const { answer } = bodyOf(AnswerBody, request.body);
      return answerFeedback(db, site, Number(id), { answer }, keyActor(request, realNow()));
    },
  );

  app.post(
    `${base}/applications/:id/decide`,
    {
      config,
      schema: { summary: 'Accepts or refuses an application that waits, with a word to the member', params: OneParams },
    },
    async (request) => {
      const { code, id } = bodyOf(OneParams, request.params);
      const site = await merchantOf(db, code);
      const decision = bodyOf(DecideBody, request.body);
      const { state, answer } = decision;
      const wish = { state, ...(answer === undefined ? {} : { answer }) };
      return decideApplication(db, site, Number(id), wish, keyActor(request, realNow()));
    },
  );
}
