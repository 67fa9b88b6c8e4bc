import type { FastifyInstance, FastifyRequest } from 'fastify';
import { merchantsOf } from '../base/operators/operators';
import { type Role, reaches } from '../base/operators/roles';
import { operatorOfToken } from '../base/operators/sessions';
import { type Site, siteOfCode } from '../base/sites/site';
import { tokenIn } from './cookie';
import { DeskError } from './desk-error';

export interface Operator {
  readonly id: number;
  readonly name: string;
}

/** @throws DeskError `signed.out` */
export async function operatorOf(app: FastifyInstance, request: FastifyRequest): Promise<Operator> {
  const token = tokenIn(request);
  const { db, realNow } = app.platform;
  const operator = token === undefined ? undefined : await operatorOfToken(db, token, realNow());
  if (operator === undefined) throw new DeskError(401, 'signed.out');
  return operator;
}

/** Who asks, and for which merchant. */
export interface Shift {
  readonly operator: Operator;
  readonly site: Site;
  readonly role: Role;
}

/**
 * The operator's shift at the merchant in the address.
 *
 * @throws DeskError `not.found` for a merchant they do not work for, as if it did not exist; `role.low`
 */
export async function shiftOf(app: FastifyInstance, request: FastifyRequest, needed: Role): Promise<Shift> {
  const operator = await operatorOf(app, request);
  const { code } = request.params as { readonly code: string };
  const { db } = app.platform;
  const role = (await merchantsOf(db, operator.id)).find((each) => each.code === code)?.role;
  const site = role === undefined ? undefined : await siteOfCode(db, code);
  if (role === undefined || site === undefined) throw new DeskError(404, 'not.found');
  if (!reaches(role, needed)) throw new DeskError(403, 'role.low');
  return { operator, site, role };
}
