import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** What whoever holds the origin may do with a file. `elsewhere` redirects to a third origin that has the same bytes. */
export type Misdeed = 'tamper' | 'html' | '404' | 'hang' | 'no CORS' | 'elsewhere';

/** An origin of a team, which releases are loaded from. */
export interface OtherOrigin {
  readonly origin: string;
  /** Paths that it was asked for. */
  readonly asked: string[];
  /** From now on files whose path fits are answered like that; without arguments all as they are. */
  misbehave(files?: RegExp, how?: Misdeed, to?: string): void;
  close(): Promise<void>;
}

/** Serves a folder as a team's own host does: to any site, at an origin of its own. */
export async function serveElsewhere(folder: string): Promise<OtherOrigin> {
  const asked: string[] = [];
  let wrong: { files: RegExp; how: Misdeed; to: string } | undefined;
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const how = wrong?.files.test(pathname) ? wrong.how : undefined;
    if (how === 'hang') return;
    const content = await readFile(path.join(folder, pathname)).catch(() => undefined);
    if (how !== 'no CORS') answer.setHeader('Access-Control-Allow-Origin', '*');
    if (content === undefined || how === '404') return answer.writeHead(404).end();
    if (how === 'elsewhere') return answer.writeHead(302, { Location: `${wrong?.to}${pathname}` }).end();
    if (how === 'html') return answer.setHeader('Content-Type', 'text/html').end('<h1>Welcome</h1>');
    answer.setHeader('Content-Type', types[path.extname(pathname)] ?? 'application/octet-stream');
    return answer.end(how === 'tamper' ? `${content}\n/* and more */` : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    misbehave(files, how = 'tamper', to = '') {
      wrong = files && { files, how, to };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
