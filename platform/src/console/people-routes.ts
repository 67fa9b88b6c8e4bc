import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { consoleActsOf } from '../base/console/acts';
import { changePerson, makePerson, peopleOf, personName, shownPerson } from '../base/console/people';
import { DeskError } from '../desk/desk-error';
import { ListQuery, PAGE, pageFrom } from '../desk/listed';
import { bodyOf } from '../operations/answer';
import { NewPersonBody, PersonBody } from '../operations/console/people';
import { workerOf } from './guard';

const NameParams = Type.Object({ name: Type.String({ maxLength: 64 }) });

/** The people of a merchant and the trail of what they did, for its owners. */
export function peopleRoutes(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get('/console/api/people', async (request) => {
    const { site } = await workerOf(app, request, 'owner');
    return { people: await peopleOf(db, site.code) };
  });

  app.post('/console/api/people', async (request, reply) => {
    const { actor } = await workerOf(app, request, 'owner');
    const made = await makePerson(db, actor, bodyOf(NewPersonBody, request.body));
    if (made === undefined) throw new DeskError(409, 'not.now', { reason: 'name.taken' });
    return reply.status(201).send(shownPerson(made));
  });

  app.patch('/console/api/people/:name', async (request) => {
    const { person, actor } = await workerOf(app, request, 'owner');
    const { name } = bodyOf(NameParams, request.params);
    // Whoever closed themselves could not open themselves again.
    if (personName(name) === person.name) throw new DeskError(409, 'not.now', { reason: 'person.own' });
    const changed = await changePerson(db, actor, name, bodyOf(PersonBody, request.body));
    if (changed === undefined) throw new DeskError(404, 'not.found');
    return shownPerson(changed);
  });

  app.get('/console/api/acts', async (request) => {
    const { site } = await workerOf(app, request, 'owner');
    const { from } = bodyOf(ListQuery, request.query);
    const rows = await consoleActsOf(db, site.code, PAGE + 1, from === undefined ? undefined : Number(from));
    const { page, next } = pageFrom(rows, (row) => row.id);
    return { acts: page, next };
  });
}
