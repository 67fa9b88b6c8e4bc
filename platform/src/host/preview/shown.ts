import type { SiteConfig } from '@foyer/shared/contract';
import { Refused } from '@foyer/shared/trust';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../live';
import { dropLink, linkOn, tokenIn } from './cookie';
import { previewed } from './previewed';

/** What a document shows, and what its page is told of it. */
interface Shown {
  readonly live: Live;
  readonly preview?: NonNullable<SiteConfig['preview']>;
}

/** Whether the document of a request may be another one than others get: answers to such requests are kept nowhere. */
export const asksForPreview = (app: FastifyInstance, request: FastifyRequest): boolean =>
  app.platform.previews !== undefined && tokenIn(request) !== undefined;

/**
 * What the document of a request with a link shows. A link that has ended, or whose releases cannot be shown any more, gives what is
 * live, told once; what is no link of this host gives what is live.
 */
export async function shownTo(request: FastifyRequest, reply: FastifyReply, live: Live): Promise<Shown> {
  const { previews, realNow, releases: log } = request.server.platform;
  const link = previews && linkOn(request, previews.key, tokenIn(request));
  if (previews === undefined || link === undefined) {
    dropLink(request, reply);
    return { live };
  }
  const preview = { releases: { ...link.releases }, until: link.until };
  if (link.until > realNow().getTime())
    try {
      return {
        live: await previewed({ ...previews, log, channel: request.site?.code ?? 'base' }, live, link.releases),
        preview,
      };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      request.log.warn({ event: 'preview.refused' }, error.message);
    }
  dropLink(request, reply);
  return { live, preview: { ...preview, ended: true } };
}
