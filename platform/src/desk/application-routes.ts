import { Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { applications, members } from '../base/db/schema';
import { reaches } from '../base/operators/roles';
import { type Site, siteTime } from '../base/sites/site';
import { activityTitles } from '../calls/content/activities';
import { bodyOf } from '../operations/answer';
import { applicationNo, decideApplication } from '../operations/answer-letters';
import { actsOn } from './act-routes';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';
import { sendPicture, withPictures } from './letter-listed';
import { LetterParams, ListQuery, PAGE, PictureParams, pageFrom, pageOf } from './listed';

const State = Type.Union((['waiting', 'accepted', 'refused'] as const).map((each) => Type.Literal(each)));
const Word = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const BODIES = {
  accept: Type.Object({ reason: Type.Optional(Word) }, { additionalProperties: false }),
  refuse: Type.Object({ reason: Word }, { additionalProperties: false }),
} as const;
const STATES = { accept: 'accepted', refuse: 'refused' } as const;
const NAMES = ['accept', 'refuse'] as const;
const url = '/desk/api/merchants/:code/applications';

/**
 * Applications for activities: those that wait oldest first, one with its pictures, and the decision with a word to the member
 * (F-APPLY-01). No money moves by it.
 */
export function applicationRoutes(app: FastifyInstance): void {
  const { db, realNow, catalogue } = app.platform;

  const rowsOf = () => {
    const { id, activityId, comment, state, sentAt, answer, decidedAt } = applications;
    return db
      .select({ id, activityId, comment, state, sentAt, answer, decidedAt, member: members.username })
      .from(applications)
      .innerJoin(members, eq(members.id, applications.memberId));
  };
  type Row = Awaited<ReturnType<typeof rowsOf>>[number];

  async function shown(site: Site, rows: readonly Row[]) {
    const titles = await activityTitles(db, catalogue, site, siteTime(site, realNow()));
    return (await withPictures(db, 'applications', rows)).map((row) => ({
      ...row,
      title: titles.get(row.activityId) ?? null,
    }));
  }

  /** One application with what was done on it, and what this operator may do now. */
  async function oneOf({ site, role }: Shift, id: number) {
    const [row] = await rowsOf().where(and(eq(applications.merchantCode, site.code), eq(applications.id, id)));
    const [application] = await shown(site, row === undefined ? [] : [row]);
    if (application === undefined) throw new DeskError(404, 'not.found');
    const may = application.state === 'waiting' && reaches(role, 'cashier') ? NAMES : [];
    return { ...application, may, acts: await actsOn(db, site.code, applicationNo(id)) };
  }

  app.get(url, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { state: wanted = 'waiting', from } = bodyOf(ListQuery, request.query);
    const state = bodyOf(State, wanted);
    const { after, order } = pageOf(applications.id, from, state === 'waiting');
    const rows = await rowsOf()
      .where(and(eq(applications.merchantCode, site.code), eq(applications.state, state), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, ({ id }) => id);
    return { applications: await shown(site, page), next };
  });

  app.get(`${url}/:id`, async (request) => {
    const shift = await shiftOf(app, request, 'viewer');
    return oneOf(shift, Number(bodyOf(LetterParams, request.params).id));
  });

  app.get(`${url}/:id/pictures/:place`, async (request, reply) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id, place } = bodyOf(PictureParams, request.params);
    return sendPicture(db, reply, { kind: 'applications', code: site.code, id: Number(id), place: Number(place) });
  });

  for (const name of NAMES) {
    app.post(`${url}/:id/${name}`, async (request) => {
      const shift = await shiftOf(app, request, 'cashier');
      const id = Number(bodyOf(LetterParams, request.params).id);
      const reason = bodyOf(BODIES[name], request.body).reason?.trim();
      const decision = { state: STATES[name], ...(reason === undefined ? {} : { answer: reason }) };
      const actor = { operatorId: shift.operator.id, address: request.ip, at: realNow() };
      await decideApplication(db, shift.site, id, decision, actor);
      return oneOf(shift, id);
    });
  }
}
