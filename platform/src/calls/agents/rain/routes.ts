import type { FastifyInstance } from 'fastify';
import { route } from '../../../base/call/call';
import { openPacket } from './open-packet';
import { rainOf } from './rain-of';

/** The red rain of agents; `access` and `menu` of the rows decide who may ask (B008). */
export function rainRoutes(app: FastifyInstance): void {
  route(app, 'redRain', ({ db, site, session, now }) => rainOf(db, site, session.member, now));
  route(app, 'openRedRain', ({ db, session, body, now }) => openPacket(db, session.member, body, now));
}
