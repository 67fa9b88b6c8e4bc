import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenedDatabase } from '../../base/db/database';
import { openDatabase } from '../../base/db/open';
import { createMember, type NewMember } from '../../base/members/create-member';
import { platformFolder } from '../folder';
import { freePort } from '../free-port';
import { startTestPostgres } from '../postgres';
import { openReceiver, type Receiver } from '../receiver';
import { seal } from '../seal';

const root = path.dirname(platformFolder);
const SHOP = 'shop.localhost';
export const PASSWORD = 'secret123';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: { success?: boolean; code?: string; value?: unknown };
  readonly cookies: Readonly<Record<string, string>>;
}

export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The local address that the request comes from. */
  readonly from?: string;
}

/** A site started with `start` as in the README, with one merchant and no members. */
export interface AttackedSite {
  readonly port: number;
  readonly dataDir: string;
  readonly database: OpenedDatabase;
  readonly receiver: Receiver;
  send(url: string, sent?: Sent): Promise<Answer>;
  sealed(url: string, payload: unknown, sent?: Sent): Promise<Answer>;
  member(username: string, more?: Partial<NewMember>): Promise<number>;
  /** Runs the release tool on this site and returns exit code and output. */
  release(...words: string[]): Promise<{ code: number; said: string }>;
  close(): Promise<void>;
}

async function run(words: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawn(path.join(root, 'node_modules/.bin/tsx'), words, { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code: code ?? -1, said };
}

/** Starts Postgres, a receiver of messages and the built site, and creates a merchant by an operation. */
export async function openAttackedSite(): Promise<AttackedSite> {
  const postgres = await startTestPostgres();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const receiver = await openReceiver(secret);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-attacked-'));
  const [port, opsPort] = [await freePort(), await freePort()];
  const url = await postgres.freshDatabase();
  const key = randomBytes(32).toString('hex');
  const env = {
    ...{ ...process.env, DATABASE_URL: url, OPS_KEY: key, DATA_DIR: dataDir, PORT: String(port) },
    ...{ OPS_LISTEN: `127.0.0.1:${opsPort}`, MESSAGES_WEBHOOK: receiver.url, MESSAGES_SECRET: secret },
    ...{ DEMO: '', TEST_SWITCHES: '', DOCS: '', HOST: '' },
  };
  const child = spawn(path.join(root, 'node_modules/.bin/tsx'), ['tools/src/start.ts'], { cwd: root, env });
  const said: string[] = [];
  const exit = once(child, 'exit');
  child.stderr.on('data', (text) => said.push(String(text)));
  const up = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      said.push(String(text));
      if (said.join('').includes('Foyer is up')) resolve();
    });
  });
  await Promise.race([
    up,
    exit.then(() => {
      throw new Error(`The site did not start:\n${said.join('')}`);
    }),
  ]);

  const send = (toPort: number, path: string, { method = 'GET', body, headers, from }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const request = http.request(
        {
          ...{ host: '127.0.0.1', port: toPort, method, path, agent: false, localAddress: from },
          headers: { host: `${SHOP}:${port}`, ...json, ...headers },
        },
        async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part as Buffer);
          const text = Buffer.concat(parts).toString('utf8');
          const pairs = (response.headers['set-cookie'] ?? []).map((each) => (each.split(';')[0] ?? '').split('='));
          const isJson = String(response.headers['content-type']).includes('json');
          resolve({
            ...{ status: response.statusCode ?? 0, text, json: isJson ? JSON.parse(text) : {} },
            cookies: Object.fromEntries(pairs.map(([name = '', ...rest]) => [name, rest.join('=')])),
          });
        },
      );
      request.on('error', reject);
      request.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
    });

  const made = await send(opsPort, '/_ops/merchants', {
    ...{ method: 'POST', headers: { 'x-ops-key': key, host: 'localhost' } },
    body: { code: 'SHOP', host: SHOP, flags: { CHNGPASSVERIF3: true }, language: 'EN' },
  });
  if (made.status !== 201) throw new Error(`no merchant was made: ${made.status} ${made.text}`);
  const database = await openDatabase({ url });
  const site = await send(port, '/site.json');
  const { publicKey } = JSON.parse(site.text) as { publicKey: string };
  return {
    ...{ port, dataDir, database, receiver },
    send: (path, sent) => send(port, path, sent),
    sealed: (path, payload, sent) => {
      const { encryption, body } = seal(publicKey, payload);
      return send(port, path, { method: 'POST', ...sent, headers: { ...sent?.headers, encryption }, body });
    },
    member: async (username, more) => {
      const fresh = { merchantCode: 'SHOP', username, password: PASSWORD, registeredAt: new Date() };
      const { id } = await createMember(database.db, { ...fresh, ...more });
      return id;
    },
    release: (...words) => run(['tools/src/release.ts', ...words], env),
    close: async () => {
      child.kill('SIGTERM');
      await exit;
      await database.close();
      await receiver.close();
      await postgres.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
