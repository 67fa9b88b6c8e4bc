import type { CallName, CallRow, ValueOf } from '@foyer/shared/contract';
import { calls } from '@foyer/shared/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app';
import type { Db } from '../base/db/database';
import type { DatabaseAt } from '../base/db/open';
import type { Switches } from '../base/environment/switches';
import type { WayOut } from '../base/outbox/way-out';
import { releaseLogOf } from '../base/releases/released';
import { newestKey } from '../base/sealing/keys';
import type { LogTo } from '../base/server/log';
import type { Site } from '../base/sites/site';
import { catalogue } from '../demonstration';
import { openTestDatabase, type TestDatabase } from './database';
import { seal } from './seal';

export interface Answer<N extends CallName> {
  readonly status: number;
  readonly success: boolean;
  /** Present on success, and in some refusals. */
  readonly value: ValueOf<N>;
  readonly code?: string;
  readonly cookies: Readonly<Record<string, string>>;
}

export interface CallInput {
  /** The merchant, addressed by its host name. */
  readonly site: Site;
  readonly token?: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** Files of a row with `pictures`. */
  readonly pictures?: readonly Buffer[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The client's address; 127.0.0.1 by default. */
  readonly address?: string;
}

export interface TestPlatform extends TestDatabase {
  readonly app: FastifyInstance;
  /** Sends a call; a sealed one is encrypted. */
  api<N extends CallName>(name: N, input: CallInput): Promise<Answer<N>>;
  /** Logs in with the real call and returns the token. */
  login(site: Site, member: { readonly username: string; readonly password: string }): Promise<string>;
}

interface TestPlatformOptions {
  readonly at?: DatabaseAt;
  readonly opsKey?: string;
  readonly trustProxy?: readonly string[];
  /** By default tests' operations are on, the demonstration is off. */
  readonly switches?: Switches;
  readonly publicPort?: number;
  readonly wayOut?: WayOut;
  /** Folder of a site whose log says what was published; without it no release is known. */
  readonly releasesDir?: string;
  /** By default nothing is logged. */
  readonly log?: LogTo;
}

const FORM = 'application/x-www-form-urlencoded';

/** Opens a platform for one test file: fresh database (or that of `at`), and a clock that only the test moves. */
export async function openTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const database = await openTestDatabase(options.at);
  const { db, clock, replica } = database;
  const app = await buildApp({
    db,
    ...(replica && { replica }),
    now: () => clock.now,
    catalogue,
    switches: options.switches ?? { demo: false, tests: true },
    ...(options.releasesDir === undefined ? {} : { releases: releaseLogOf(options.releasesDir) }),
    ...(options.opsKey === undefined ? {} : { opsKey: options.opsKey }),
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
    ...(options.publicPort === undefined ? {} : { publicPort: options.publicPort }),
    ...(options.wayOut === undefined ? {} : { wayOut: options.wayOut }),
    ...(options.log === undefined ? {} : { log: options.log }),
  });

  const api = async <N extends CallName>(name: N, input: CallInput): Promise<Answer<N>> => {
    const answer = await app.inject(await requestOf(db, calls[name], input));
    const envelope = answer.json<{ success: boolean; value: ValueOf<N>; code?: string }>();
    const cookies = Object.fromEntries(answer.cookies.map((each) => [each.name, each.value]));
    return { status: answer.statusCode, cookies, ...envelope };
  };

  return {
    ...database,
    app,
    api,
    login: async (site, { username, password }) => {
      const answer = await api('login', { site, body: { username, password, captcha: '', type: 'username' } });
      if (!answer.success) throw new Error(`log-in was refused with ${answer.code ?? 'no code'}`);
      return answer.value.token;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The host name of a merchant made by `makeMerchant`. */
export function hostOf(site: Site): string {
  return `${site.code.toLowerCase()}.localhost`;
}

/** A multipart form of the fields and pictures, as a browser writes it. */
async function multipartOf(fields: unknown, pictures: readonly Buffer[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  for (const bytes of pictures)
    form.append('images', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'a.png');
  const written = new Response(form);
  return {
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  };
}

export async function requestOf(db: Db, row: CallRow, input: CallInput): Promise<InjectOptions> {
  const sealed = row.sealed === true ? seal((await newestKey(db)).publicKey, input.body) : undefined;
  const payload = sealed?.body ?? input.body;
  const multipart = row.pictures === true ? await multipartOf(payload, input.pictures ?? []) : undefined;
  const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]));
  return {
    method: row.method,
    url: row.path,
    query,
    ...(input.address === undefined ? {} : { remoteAddress: input.address }),
    cookies: { ...input.cookies },
    headers: {
      host: hostOf(input.site),
      ...(input.token === undefined ? {} : { authorization: input.token }),
      ...(sealed === undefined ? {} : { encryption: sealed.encryption }),
      ...(payload === undefined ? {} : { 'content-type': row.form === true ? FORM : 'application/json' }),
      ...multipart?.headers,
      ...input.headers,
    },
    ...(multipart !== undefined
      ? { payload: multipart.payload }
      : payload === undefined
        ? {}
        : { payload: row.form === true ? formOf(payload) : JSON.stringify(payload) }),
  };
}

function formOf(payload: unknown): string {
  const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])).toString();
}
