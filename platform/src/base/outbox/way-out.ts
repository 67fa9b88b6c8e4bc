import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';

/** How messages leave the platform; woken when there may be new ones. */
export interface WayOut {
  wake(): void;
}

/** Calls that exist to send a message: codes, and the link for a new password. */
const sends = /^\/wps\/(verification\/|member\/password\/email$)/;

/**
 * Wakes the delivery after each answer, when what the request wrote is committed. Where messages can neither leave nor be read
 * in the outbox, calls that send are refused with `permission.denied`, because their message would never arrive (decision 23).
 */
export function tieToWayOut(app: FastifyInstance, wayOut: WayOut | undefined): void {
  if (wayOut !== undefined) {
    app.addHook('onResponse', async ({ method }) => {
      if (method !== 'GET') wayOut.wake();
    });
    return;
  }
  const { demo, tests } = app.platform.switches;
  if (demo || tests) return;
  app.addHook('preHandler', async ({ routeOptions: { url } }) => {
    if (url !== undefined && sends.test(url)) throw new Refusal('permission.denied');
  });
}
