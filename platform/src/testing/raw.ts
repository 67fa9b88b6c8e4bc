import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on a free port of this machine and gives it: for what `inject` would put right before it arrives. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/**
 * Sends bytes as they are and gives everything that comes back until the connection ends.
 *
 * @param request a whole request, which asks for the connection to be closed
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

/** One connection after the other to a server, over which requests are sent as they are. */
export interface Line {
  /** Sends a request and gives its answer as it came; whatever came before the connection broke, where it did. */
  ask(request: string): Promise<string>;
  close(): void;
}

/** Opens a line that is kept open between requests, and opened anew where the server closes it. */
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

/** Whether an answer has come to its end. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = text.slice(0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const body = text.slice(end + 4);
  if (length !== undefined) return body.length >= Number(length);
  return /^transfer-encoding: chunked/im.test(head) ? body.endsWith('0\r\n\r\n') : /^HTTP\/1\.1 (204|304)/.test(head);
}
