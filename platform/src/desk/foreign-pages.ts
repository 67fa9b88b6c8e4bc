import type { FastifyInstance } from 'fastify';
import { DeskError } from './desk-error';

const LOOKS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another page might have sent: the cookie alone is not enough. The browser has to name the application's own
 * origin, and a header that only a script of the same origin can set has to be there.
 *
 * @param header small letters, such as `x-desk`
 */
export function refuseForeignPages(app: FastifyInstance, header: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (LOOKS.has(method)) return;
    const { origin = '', host, 'sec-fetch-site': from = 'same-origin' } = headers;
    const isOwn =
      URL.canParse(origin) && new URL(origin).host === host && from === 'same-origin' && headers[header] === '1';
    if (!isOwn) throw new DeskError(403, 'origin.foreign');
  });
}
