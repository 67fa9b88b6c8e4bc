import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { SentMessage } from '../base/outbox/webhook';

/** How a receiver treats one try: answers with a status, or fails in some way. */
type Behaviour = number | 'hang' | 'cut' | 'endless' | { readonly redirect: string };

/** A receiver of messages in place of a provider of SMS or mail. */
export interface Receiver {
  readonly url: string;
  /** Messages with a valid signature in order, acknowledged or not. */
  readonly seen: { readonly message: SentMessage; readonly acknowledged: boolean }[];
  /** Number of tries with an invalid signature. */
  refused: number;
  /** Behaviour towards the next tries; afterwards it accepts all. */
  next: Behaviour[];
  close(): Promise<void>;
}

/** Starts a receiver on loopback that checks every signature with the standard's library. */
export async function openReceiver(secret: string): Promise<Receiver> {
  const verifier = new Webhook(secret);
  const receiver = { seen: [] as Receiver['seen'], refused: 0, next: [] as Behaviour[] };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const message = verified(verifier, Buffer.concat(parts).toString('utf8'), request);
    if (message === undefined) {
      receiver.refused += 1;
      response.writeHead(401).end();
      return;
    }
    const behaviour = receiver.next.shift() ?? 204;
    receiver.seen.push({ message, acknowledged: behaviour === 204 || behaviour === 'endless' });
    behave(response, behaviour);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${address.port}/messages`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

function verified(verifier: Webhook, body: string, { headers }: IncomingMessage): SentMessage | undefined {
  try {
    const message = verifier.verify(body, headers as Record<string, string>) as SentMessage;
    return message.id === headers['webhook-id'] ? message : undefined;
  } catch {
    return undefined;
  }
}

function behave(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'cut') response.destroy();
  else if (behaviour === 'endless') {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.once('close', () => clearInterval(timer));
  } else if (typeof behaviour === 'number') response.writeHead(behaviour).end();
  else response.writeHead(302, { location: behaviour.redirect }).end();
}
