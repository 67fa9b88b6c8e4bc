import type { OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A document as it goes over the wire. */
export function compressed(html: string, quality: number): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-encoding': 'br' };
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { status: 200, headers, body };
}

type AnswerTo = (request: Http2ServerRequest) => Promise<Answer>;

interface Listening {
  origin: string;
  stop: () => Promise<void>;
}

/** A server over HTTP/2 on a free port. */
export async function listen({ key, cert }: Certificate, answerTo: AnswerTo): Promise<Listening> {
  const reply = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    try {
      const { status, headers, body } = await answerTo(request);
      if (response.destroyed) return;
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(body);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  };
  const server = createSecureServer({ key, cert }, (request, response) => void reply(request, response));
  // Sessions are not enough: a connection without one would keep the server open.
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `https://localhost:${address && typeof address === 'object' ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of connections) connection.destroy();
      }),
  };
}
