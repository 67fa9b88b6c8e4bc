import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** An origin of a team. */
export interface OtherOrigin {
  readonly origin: string;
  /** What it has, by path. */
  readonly files: Map<string, Buffer | string>;
  /** Paths that it was asked for. */
  readonly asked: string[];
  /** Answers that differ, by path. */
  readonly answers: Map<string, (answer: ServerResponse, content: Buffer | string) => unknown>;
  close(): Promise<void>;
}

/** Listens at an origin of its own, and answers as a team's host does. */
export async function otherOrigin(): Promise<OtherOrigin> {
  const [files, asked] = [new Map<string, Buffer | string>(), [] as string[]];
  const answers: OtherOrigin['answers'] = new Map();
  const server = createServer((request, answer) => {
    const place = request.url ?? '/';
    asked.push(place);
    const content = files.get(place);
    if (content === undefined) return answer.writeHead(404).end();
    answer.setHeader('Access-Control-Allow-Origin', '*');
    answer.setHeader('Content-Type', TYPES[path.extname(place)] ?? 'application/octet-stream');
    const other = answers.get(place);
    return other ? other(answer, content) : answer.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    ...{ files, asked, answers },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
