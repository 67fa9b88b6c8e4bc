import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { passwordByEmail } from './by-email';
import { passwordByLink } from './by-link';
import { passwordBySms } from './by-sms';

export function recoveryRoutes(app: FastifyInstance): void {
  route(app, 'passwordByEmail', passwordByEmail);
  route(app, 'passwordByLink', passwordByLink);
  route(app, 'passwordBySms', passwordBySms);
}
