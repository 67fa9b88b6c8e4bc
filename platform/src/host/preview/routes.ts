import { HOME } from '@foyer/shared/paths';
import type { PreviewLink } from '@foyer/shared/trust';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewsAt } from '../../base/releases/previews-at';
import { dropLink, keepLink, linkOn, tokenIn } from './cookie';
import { whyNotShown } from './make-link';
import { PAGE_POLICY, type PageState, previewPage } from './page';

/** The link of an address; a repeated one is none. */
function tokenOf({ query }: FastifyRequest): string | undefined {
  const given = typeof query === 'object' && query !== null && 'link' in query ? query.link : undefined;
  return typeof given === 'string' ? given : undefined;
}

/** Whether another site's page sent this: a browser's releases change by a press on this site alone. */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/**
 * The pages of a link (decision 89): what it sets, the press that sets it for this browser, and the one that ends it. They are for
 * anybody who has the link, and change nothing but a cookie of the browser that they are opened in.
 */
export function previewRoutes(app: FastifyInstance, { key }: PreviewsAt): void {
  const { realNow } = app.platform;
  const schema = { hide: true };
  const isOver = ({ until }: PreviewLink): boolean => until <= realNow().getTime();

  const say = (request: FastifyRequest, reply: FastifyReply, state: PageState, status = 200) =>
    reply
      .status(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': PAGE_POLICY,
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(previewPage(state, request.headers['accept-language']));

  /** What this browser shows now. */
  const shown = (request: FastifyRequest): PageState => {
    const link = linkOn(request, key, tokenIn(request));
    return link === undefined || isOver(link) ? { kind: 'none' } : { kind: 'shown', link };
  };

  app.get('/preview', { schema }, async (request, reply) => {
    const token = tokenOf(request);
    if (token === undefined) return say(request, reply, shown(request));
    const link = linkOn(request, key, token);
    if (link === undefined) return say(request, reply, { kind: 'wrong' }, 404);
    if (isOver(link)) return say(request, reply, { kind: 'ended' }, 410);
    const why = await whyNotShown(app, request.site?.code ?? 'base', link.releases);
    if (why !== undefined) return say(request, reply, { kind: 'unfit', why }, 409);
    return say(request, reply, { kind: 'offer', link, action: `/preview?link=${token}` });
  });

  app.post('/preview', { schema }, async (request, reply) => {
    const token = tokenOf(request) ?? '';
    const link = linkOn(request, key, token);
    if (link === undefined) return say(request, reply, { kind: 'wrong' }, 404);
    if (isOver(link)) return say(request, reply, { kind: 'ended' }, 410);
    if (isForeign(request)) return say(request, reply, shown(request), 403);
    const why = await whyNotShown(app, request.site?.code ?? 'base', link.releases);
    if (why !== undefined) return say(request, reply, { kind: 'unfit', why }, 409);
    keepLink(request, reply, token, link, realNow());
    return reply.header('cache-control', 'no-store').redirect(HOME, 303);
  });

  app.post('/preview/end', { schema }, async (request, reply) => {
    if (isForeign(request)) return say(request, reply, shown(request), 403);
    dropLink(request, reply);
    return reply.header('cache-control', 'no-store').redirect(HOME, 303);
  });
}
