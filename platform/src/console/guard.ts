import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleActor } from '../base/console/acts';
import type { Person } from '../base/console/people';
import { type ConsoleRole, mayDo } from '../base/console/roles';
import { personOfToken } from '../base/console/sessions';
import type { Site } from '../base/sites/site';
import { DeskError } from '../desk/desk-error';
import { tokenIn } from './cookie';

/** The merchant on whose host name the console was asked for. */
export function siteOf({ site }: FastifyRequest): Site {
  if (site === undefined) throw new DeskError(404, 'not.found');
  return site;
}

/** A person at work: who, and how the trail names them. */
export interface AtWork {
  readonly person: Person;
  readonly site: Site;
  readonly actor: ConsoleActor & { readonly personId: number };
}

/**
 * Who asks, while they may do nothing but choose a password, too. A session of another merchant's person is none here.
 *
 * @throws DeskError `signed.out`
 */
export async function personOf(app: FastifyInstance, request: FastifyRequest): Promise<AtWork> {
  const { db, realNow } = app.platform;
  const [site, token, at] = [siteOf(request), tokenIn(request), realNow()];
  const merchantCode = site.code;
  const person = token === undefined ? undefined : await personOfToken(db, token, { merchantCode, now: at });
  if (person === undefined) throw new DeskError(401, 'signed.out');
  return { person, site, actor: { merchantCode, personId: person.id, address: request.ip, at } };
}

/** @throws DeskError `signed.out`, `password.first` until they chose a password of their own, `role.low` */
export async function workerOf(app: FastifyInstance, request: FastifyRequest, needed: ConsoleRole): Promise<AtWork> {
  const work = await personOf(app, request);
  if (work.person.mustChangePassword) throw new DeskError(403, 'password.first');
  if (!mayDo(work.person.role, needed)) throw new DeskError(403, 'role.low');
  return work;
}
