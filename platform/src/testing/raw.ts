import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on a free port and returns it, for requests that `inject` would normalize. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/**
 * Sends bytes unchanged and returns everything received until the connection ends.
 *
 * @param request a complete request with `Connection: close`
 */
export async function sendRaw(port: number, request: string): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => undefined);
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(Buffer.from(request, 'latin1'));
  await once(socket, 'close');
  const text = Buffer.concat(parts).toString('latin1');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}

/** A connection for raw requests, reopened when it closes. */
export interface Line {
  /** Sends a request and returns its answer; if the connection breaks, what was received. */
  ask(request: string): Promise<string>;
  close(): void;
}

export function openLine(port: number): Line {
  let socket: Socket | undefined;
  return {
    ask: (request) =>
      new Promise((resolve) => {
        const on = socket === undefined || socket.destroyed ? connect(port, '127.0.0.1') : socket;
        socket = on;
        let text = '';
        const done = () => {
          on.removeAllListeners('data').removeAllListeners('close').removeAllListeners('error');
          resolve(text);
        };
        on.on('error', () => on.destroy());
        on.on('close', () => {
          socket = undefined;
          done();
        });
        on.on('data', (part: Buffer) => {
          text += part.toString('latin1');
          if (isWhole(text)) done();
        });
        on.write(Buffer.from(request, 'latin1'));
      }),
    close: () => socket?.destroy(),
  };
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = text.slice(0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const body = text.slice(end + 4);
  if (length !== undefined) return body.length >= Number(length);
  return /^transfer-encoding: chunked/im.test(head) ? body.endsWith('0\r\n\r\n') : /^HTTP\/1\.1 (204|304)/.test(head);
}
