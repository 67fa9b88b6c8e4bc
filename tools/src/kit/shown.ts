import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BuiltPart } from '../build/build-part';
import { forward } from './forward';
import { answerFile, releaseOf } from './own-release';
import { type Listeners, RELOAD, RELOAD_SCRIPT, withReload } from './reload';
import type { Site } from './site';
import { firstWithRemote, withBlock, withRemote } from './with-remote';

interface Shown {
  readonly site: Site;
  /** The remote that is shown in it. */
  readonly name: string;
  /** Its latest build. */
  latest(): BuiltPart;
  /** The build of a version, also of an earlier one that a page still has. */
  build(version: string): BuiltPart | undefined;
  readonly listeners: Listeners;
}

const OF_THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const answerJson = (answer: ServerResponse, value: unknown): void => {
  answer.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(value));
};

/**
 * Answers as a site does, with a build of one remote in it: its documents name that build, its files come from the build's folder, and all
 * else, calls among it, is the site's own answer. What comes by another name than this machine's is refused, so that no page of
 * another site reads it by a name of its own.
 */
export function shown({ site, name, latest, build, listeners }: Shown): RequestListener {
  const discovery = async () => {
    const live = await site.live();
    return { live, document: withRemote(live.discovery, releaseOf(latest())) };
  };

  async function page(html: string, pathname: string): Promise<string> {
    if (!html.includes('id="discovery"')) return html;
    const { live, document } = await discovery();
    const { info } = latest();
    const first = firstWithRemote(await live.releases(), info, pathname);
    return withReload(withBlock(withBlock(html, 'discovery', document), 'first', first), info.version);
  }

  async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const pathname = (request.url ?? '/').split('?')[0] ?? '/';
    const [, part, version = '', ...names] = pathname.split('/');
    const own = part === name ? build(version) : undefined;
    if (own) return answerFile(answer, own, names.join('/'));
    if (pathname === RELOAD.events) return listeners.add(answer, latest().info.version);
    if (pathname === RELOAD.script)
      return void answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(RELOAD_SCRIPT);
    // It would keep what is built here beyond this session.
    if (pathname === '/sw.js') return void answer.writeHead(404).end();
    if (pathname === '/discovery.json') return answerJson(answer, (await discovery()).document);
    if (pathname.startsWith('/first/') && pathname.endsWith('.json')) {
      const releases = await (await site.live()).releases();
      const of = pathname.slice('/first'.length, -'.json'.length);
      return answerJson(answer, firstWithRemote(releases, latest().info, of));
    }
    return forward(site.address, request, answer, (html) => page(html, pathname));
  }

  return (request, answer) => {
    if (!OF_THIS_MACHINE.test(request.headers.host ?? '')) return void answer.writeHead(403).end();
    take(request, answer).catch((error: unknown) => {
      if (answer.destroyed) return;
      const said = error instanceof Error ? error.message : String(error);
      console.error(`${request.url}: ${said}`);
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      answer.end(`${said}\n`);
    });
  };
}
