import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changePerson, makePerson, type PersonChange, peopleOf, personName } from '../base/console/people';
import type { Db } from '../base/db/database';
import { merchants } from '../base/db/schema';
import { recordAct } from '../base/operators/acts';
import { forgetVoice, secondVoice, voicesBelow, voicesOn } from '../base/operators/voices';
import { bodyOf } from '../operations/answer';
import { NewPersonBody, PersonBody } from '../operations/console/people';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';
import { takeVoiceBack } from './voice-routes';

const NameParams = Type.Object({ code: Type.String(), name: Type.String({ maxLength: 64 }) });
const url = '/desk/api/merchants/:code/console/people';
const SUBJECT = 'console/';
const subjectOf = (name: string) => `${SUBJECT}${personName(name)}`;

type Act = 'console.made' | 'console.role' | 'console.password' | 'console.close' | 'console.open';

/** What a change is called in the trail. The strongest of several counts. */
const actOf = ({ password, role, closed }: PersonChange): Act =>
  password !== undefined
    ? 'console.password'
    : role !== undefined
      ? 'console.role'
      : closed === true
        ? 'console.close'
        : 'console.open';

interface Deed {
  readonly name: string;
  readonly act: Act;
  /** Whether somebody gets the power of an owner by it, who gives any other role to anybody. */
  readonly isOfOwner: boolean;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * A merchant's people at the console, for managers of the desk (decision 96): the first owner, a lost password, somebody who left. Where
 * the merchant asks for two operators, whoever becomes an owner by it needs two of them.
 */
export function consolePeopleRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  async function shown({ site, operator }: Shift) {
    const voices = await voicesBelow(db, site.code, SUBJECT);
    return {
      people: await peopleOf(db, site.code),
      ofTwo: site.fourEyesAbove !== null,
      waiting: voices.map(({ subject, act, operatorId, at, by }) => ({
        ...{ name: subject.slice(SUBJECT.length), act, by, at, own: operatorId === operator.id },
      })),
    };
  }

  /** Does it, or notes that a second manager has to agree. The password of the second counts: that of the first was kept nowhere. */
  async function act(request: FastifyRequest, shift: Shift, deed: Deed, change: (tx: Db) => Promise<boolean>) {
    const { site, operator } = shift;
    const actor = { operatorId: operator.id, address: request.ip, at: realNow() };
    const subject = subjectOf(deed.name);
    return db.transaction(async (tx) => {
      // Two at once are one after the other.
      await tx.select({ code: merchants.code }).from(merchants).where(eq(merchants.code, site.code)).for('update');
      const line = { act: deed.act, subject, merchantCode: site.code };
      let first: string | undefined;
      if (deed.isOfOwner && site.fourEyesAbove !== null) {
        const [before] = await voicesOn(tx, site.code, [subject]);
        const voice = { merchantCode: site.code, subject, act: deed.act, operatorId: operator.id, at: actor.at };
        first = await secondVoice(tx, voice, 'manager');
        if (first === undefined) {
          if (before?.operatorId !== operator.id || before.act !== deed.act)
            await recordAct(tx, actor, { ...line, outcome: 'waiting', details: deed.details });
          return 'waiting' as const;
        }
      }
      if (!(await change(tx))) return 'none' as const;
      await forgetVoice(tx, { merchantCode: site.code, subject });
      const details = { ...deed.details, ...(first === undefined ? {} : { first }) };
      await recordAct(tx, actor, { ...line, outcome: 'done', details });
      return 'done' as const;
    });
  }

  /** In the merchant's own trail it is the platform's word, as that of the key. */
  const byPlatform = (site: Shift['site'], request: FastifyRequest) => ({
    ...{ merchantCode: site.code, personId: null, address: request.ip, at: realNow() },
  });

  app.get(url, async (request) => shown(await shiftOf(app, request, 'manager')));

  app.post(url, async (request) => {
    const shift = await shiftOf(app, request, 'manager');
    const wanted = bodyOf(NewPersonBody, request.body);
    const { name, role } = wanted;
    const taken = new DeskError(409, 'not.now', { reason: 'name.taken' });
    if ((await peopleOf(db, shift.site.code)).some((each) => each.name === personName(name))) throw taken;
    const deed: Deed = { name, act: 'console.made', isOfOwner: role === 'owner', details: { role } };
    const made = await act(request, shift, deed, async (tx) => {
      return (await makePerson(tx, byPlatform(shift.site, request), wanted)) !== undefined;
    });
    if (made === 'none') throw taken;
    return { ...(await shown(shift)), came: made };
  });

  app.patch(`${url}/:name`, async (request) => {
    const shift = await shiftOf(app, request, 'manager');
    const { name } = bodyOf(NameParams, request.params);
    const change = bodyOf(PersonBody, request.body);
    if (Object.keys(change).length !== 1) throw new DeskError(400, 'request.invalid');
    const before = (await peopleOf(db, shift.site.code)).find((each) => each.name === personName(name));
    if (before === undefined) throw new DeskError(404, 'not.found');
    const isOwners = before.role === 'owner' && change.role === undefined && change.closed !== true;
    const deed: Deed = {
      ...{ name, act: actOf(change), isOfOwner: change.role === 'owner' || isOwners },
      details: change.role === undefined ? {} : { role: change.role },
    };
    const came = await act(request, shift, deed, async (tx) => {
      return (await changePerson(tx, byPlatform(shift.site, request), name, change)) !== undefined;
    });
    return { ...(await shown(shift)), came };
  });

  app.delete(`${url}/:name/voice`, async (request) => {
    const shift = await shiftOf(app, request, 'manager');
    const { name } = bodyOf(NameParams, request.params);
    await takeVoiceBack(app, request, shift, subjectOf(name));
    return shown(shift);
  });
}
