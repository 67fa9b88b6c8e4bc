import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName, ValueOf } from '@foyer/shared/contract';
import { calls } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { freePort } from '../free-port';
import { startFront, type TestFront } from '../front';
import { type Answer, type CallInput, requestOf, type TestPlatform } from '../platform';
import { startServer, type TestServer } from '../server';
import { type Failure, hearFailures } from './failures';
import { type MoneyStage, OPS, openMoneyStage } from './stage';
import type { Chance } from './world';

/** Several servers of the platform on one database, which are killed and cut off while money moves on them. */
export interface Fleet {
  readonly stage: MoneyStage;
  /** Requests that a server answered with 5xx, with what its log says of them. */
  readonly failures: readonly Failure[];
  /** How often each trouble was made. */
  readonly troubles: { killed: number; cut: number; lost: number; asked: number };
  /** Kills a server with what it is at, and starts it again. */
  kill(): Promise<void>;
  /** Cuts all connections of the servers to the database. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

interface FleetChoices {
  /** The database as this process reaches it, for the checks. */
  readonly url: string;
  /** The same as the servers reach it. */
  readonly reached: string;
  readonly instances: number;
  /** Sends members' requests through nginx. */
  readonly front: boolean;
  readonly chance: Chance;
}

/** Whether a wish is carried out once, however often it is sent. */
const hasKey = (body: unknown): boolean => /"key"/.test(typeof body === 'string' ? body : JSON.stringify(body ?? ''));

interface Reply {
  readonly statusCode: number;
  readonly text: string;
}

/** One in so many answers to a submit is lost. */
const LOSES = 12;
const TRIES = 400;
/** Told by nginx for a server that is down, and by a server whose database has no time or cut it off. */
const passing = (status: number) => status >= 500;

export async function openFleet({ url, reached, instances, front: behind, chance }: FleetChoices): Promise<Fleet> {
  const local = await openMoneyStage({ url: `${url}?application_name=soak` });
  const realTime = () => local.advance(Date.now() - local.at(0).clock.now.getTime());
  realTime();
  const env = { DATABASE_URL: reached, OPS_KEY: 'ops', TEST_SWITCHES: '1' };
  const ports: (readonly [number, number])[] = [];
  for (let at = 0; at < instances; at += 1) ports.push([await freePort(), await freePort()]);
  const failures: Failure[] = [];
  const start = (at: number) => startServer(env, ports[at], hearFailures(at, failures));
  const servers: TestServer[] = await Promise.all(ports.map((_, at) => start(at)));
  const front: TestFront | undefined = behind ? await startFront(ports.map(([site]) => site)) : undefined;
  const troubles = { killed: 0, cut: 0, lost: 0, asked: 0 };

  /** Asks until there is an answer where the same wish may be sent again; else tells a broken connection as status 0. */
  const ask = async (turn: number, wish: InjectOptions, again: boolean, ops: boolean): Promise<Reply> => {
    for (let tried = 0; ; tried += 1) {
      const [site, own] = ports[(turn + tried) % ports.length] as readonly [number, number];
      troubles.asked += 1;
      const lost = again && !ops && chance.int(LOSES) === 0;
      if (lost) troubles.lost += 1;
      const reply = await send(ops ? own : (front?.port ?? site), wish, lost ? chance.int(40) : undefined);
      if (!again || (reply.statusCode !== 0 && !passing(reply.statusCode)) || tried === TRIES) return reply;
      await pause(50);
    }
  };

  const remote = (turn: number): TestPlatform => ({
    ...local.at(0),
    clock: { now: new Date(), advance: () => undefined },
    app: {
      inject: async (wish: InjectOptions) => {
        const ops = String(wish.url).startsWith('/_ops');
        const reply = await ask(turn, wish, ops ? wish.method === 'GET' : hasKey(wish.payload), ops);
        return { statusCode: reply.statusCode, json: () => JSON.parse(reply.text || '{}') };
      },
    } as unknown as FastifyInstance,
    api: async <N extends CallName>(name: N, input: CallInput): Promise<Answer<N>> => {
      const wish = await requestOf(local.at(0).db, calls[name], input);
      const again = wish.method !== 'POST' || hasKey(input.body);
      const { statusCode: status, text } = await ask(turn, wish, again, false);
      const envelope = JSON.parse(text || '{"success":false}') as { success: boolean; value: ValueOf<N> };
      return { status, cookies: {}, ...envelope };
    },
  });

  const operate: MoneyStage['ops'] = async (turn, method, url, payload) => {
    const answer = await remote(turn).app.inject({ method, url, headers: OPS, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const ops: MoneyStage['ops'] = (turn, method, path, payload, on = local.site) =>
    operate(turn, method, `/_ops/merchants/${on.code}${path}`, payload);
  const stage: MoneyStage = {
    ...local,
    at: remote,
    ops,
    job: (turn, body) => operate(turn, 'POST', '/_ops/jobs', { merchant: local.site.code, ...body }),
    audit: async (turn = 0) =>
      (await ops(turn, 'GET', '/audit')).body as unknown as Awaited<ReturnType<typeof local.audit>>,
    advance: realTime,
  };

  let next = 0;
  return {
    stage,
    failures,
    troubles,
    kill: async () => {
      const at = next++ % servers.length;
      await servers[at]?.stop('SIGKILL');
      troubles.killed += 1;
      servers[at] = await start(at);
    },
    cut: async () => {
      const { rows } = (await local.at(0).db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name <> 'soak'`,
      )) as unknown as { rows: unknown[] };
      troubles.cut += rows.length;
    },
    close: async () => {
      await front?.close();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await local.close();
    },
  };
}

/** Sends a request to a port of loopback; breaks off after some milliseconds where they are named. */
function send(port: number, { method, url, query, headers, payload }: InjectOptions, leave?: number): Promise<Reply> {
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  const { host, ...rest } = headers as Record<string, string>;
  const body = typeof payload === 'object' ? JSON.stringify(payload) : (payload as string | undefined);
  return new Promise((resolve) => {
    const gone = () => resolve({ statusCode: 0, text: '' });
    const request = http.request({
      ...{ host: '127.0.0.1', port, method, agent: false },
      path: `${String(url)}${asked === '' ? '' : `?${asked}`}`,
      headers: {
        ...rest,
        host: `${host ?? '127.0.0.1'}:${port}`,
        ...(body === undefined ? {} : { 'content-type': rest['content-type'] ?? 'application/json' }),
      },
    });
    request.on('error', gone);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', gone);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ statusCode: response.statusCode ?? 0, text: text.startsWith('{') ? text : '' });
      });
    });
    request.end(body, () => {
      if (leave !== undefined) setTimeout(() => request.destroy(), leave);
    });
  });
}
