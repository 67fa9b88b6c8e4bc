import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';

/** What a message leaves by, as the platform sees it: told when there may be something new. */
export interface WayOut {
  wake(): void;
}

/** Calls whose whole point is a message: codes are under the one path, the link is the other. */
const sends = /^\/wps\/(verification\/|member\/password\/email$)/;

/**
 * Ties the calls to the way that messages leave by. What a request has written is committed when its answer has gone, so the
 * delivery is woken then. Where there is no way out, and nobody looks into the outbox either, a call that sends is refused with
 * `permission.denied`: it would say that a message is on its way, and none is (decision 23).
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
