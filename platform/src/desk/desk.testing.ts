import type { FastifyInstance } from 'fastify';
import type { Role } from '../base/operators/roles';
import { buildOperations } from '../operations/listener';
import type { TestPlatform } from '../testing';
import { desk } from './desk';

const OWN = { host: 'desk.test', origin: 'http://desk.test', 'x-desk': '1' } as const;
const PASSWORD = 'correct horse battery';

interface Sent {
  readonly cookie?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly address?: string;
}

interface DeskAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came.
  readonly value: any;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly path?: string }[];
  readonly headers: Readonly<Record<string, unknown>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface TestDesk {
  readonly app: FastifyInstance;
  readonly password: string;
  /** Methods and addresses of all its calls, with their parameters unfilled. */
  readonly calls: readonly (readonly [Method, string])[];
  send(method: Method, path: string, sent?: Sent): Promise<DeskAnswer>;
  /** Makes an operator with roles by merchant and logs in; returns the cookie's value. */
  enter(name: string, roles: Readonly<Record<string, Role>>): Promise<string>;
  ops(method: Method, path: string, body?: object): Promise<DeskAnswer>;
  close(): Promise<void>;
}

/** The desk on an operations' listener of its own, over the database and the clock of a test platform. */
export async function openTestDesk({ db, clock, app: site }: TestPlatform): Promise<TestDesk> {
  const calls: [Method, string][] = [];
  const withCalls = async (parent: FastifyInstance) => {
    parent.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        if (each !== 'HEAD' && url.startsWith('/desk/api/') && !url.endsWith('*')) calls.push([each as Method, url]);
    });
    await desk()(parent);
  };
  const app = await buildOperations({
    ...{ db, now: () => clock.now, opsKey: 'ops', desk: withCalls, catalogue: site.platform.catalogue },
    trustProxy: ['127.0.0.1'],
  });

  const inject = async (method: Method, url: string, { cookie, body, headers = {}, address }: Sent) => {
    const given = Object.fromEntries(Object.entries({ ...OWN, ...headers }).filter(([, value]) => value !== undefined));
    const answer = await app.inject({
      ...{ method, url, headers: given as Record<string, string> },
      cookies: cookie === undefined ? {} : { desk: cookie },
      ...(address === undefined ? {} : { remoteAddress: address }),
      ...(body === undefined ? {} : { payload: body }),
    });
    const value = answer.body === '' ? undefined : answer.json();
    return { status: answer.statusCode, value, cookies: answer.cookies, headers: answer.headers };
  };
  const send = (method: Method, path: string, sent: Sent = {}) => inject(method, `/desk/api${path}`, sent);
  const ops = (method: Method, path: string, body?: object) =>
    inject(method, `/_ops${path}`, { headers: { 'x-ops-key': 'ops' }, ...(body === undefined ? {} : { body }) });

  return {
    ...{ app, password: PASSWORD, calls, send, ops },
    enter: async (name, roles) => {
      const made = await ops('POST', '/operators', { name, password: PASSWORD, roles });
      if (made.status !== 201) throw new Error(`the operator was not made: ${JSON.stringify(made.value)}`);
      const { cookies } = await send('POST', '/session', { body: { name, password: PASSWORD } });
      return cookies.find((each) => each.name === 'desk')?.value ?? '';
    },
    close: () => app.close(),
  };
}
