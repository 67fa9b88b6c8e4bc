import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { createTrial, freePlay } from './trial';

export function trialRoutes(app: FastifyInstance): void {
  route(app, 'createTrial', createTrial);
  route(app, 'freePlay', freePlay);
}
