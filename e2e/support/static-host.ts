import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface StaticHost {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a build as a site of its own: one document for all addresses without a file, and releases beside it. */
export async function serveHost(build: string, releases: string): Promise<StaticHost> {
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = types[path.extname(pathname)];
    if (!type) return answer.setHeader('Content-Type', 'text/html').end('<body><script src="/host.js"></script>');
    const folder = pathname === '/host.js' ? build : releases;
    const content = await readFile(path.join(folder, pathname)).catch(() => undefined);
    if (content === undefined) return answer.writeHead(404).end();
    return answer.setHeader('Content-Type', type).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
