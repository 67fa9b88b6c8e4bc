import type { ConsoleRole } from '../base/console/roles';
import type { Site } from '../base/sites/site';
import { hostOf, type TestPlatform } from '../testing';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

interface Sent {
  readonly cookie?: string | undefined;
  readonly body?: object;
  /** An undefined one is left out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly address?: string;
}

interface ConsoleAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came.
  readonly value: any;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly path?: string }[];
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestConsole {
  readonly password: string;
  send(method: Method, path: string, sent?: Sent): Promise<ConsoleAnswer>;
  /** Makes a person, logs in and chooses a password; returns the cookie's value. */
  enter(name: string, role: ConsoleRole): Promise<string>;
  ops(method: Method, path: string, body?: object): Promise<ConsoleAnswer>;
}

export const FIRST_PASSWORD = 'handed over once';
const PASSWORD = 'correct horse battery';

/** The console of a merchant, on its own host name. The platform needs operations with the key `ops`. */
export function consoleOf({ app }: TestPlatform, site: Site): TestConsole {
  const host = `console.${hostOf(site)}`;
  const inject = async (method: Method, url: string, { cookie, body, headers = {}, address }: Sent) => {
    const own = { host, origin: `http://${host}`, 'x-console': '1', ...headers };
    const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
    const answer = await app.inject({
      ...{ method, url, headers: given as Record<string, string> },
      cookies: cookie === undefined ? {} : { console: cookie },
      ...(address === undefined ? {} : { remoteAddress: address }),
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const value = answer.body === '' ? undefined : isJson ? answer.json() : answer.body;
    return { status: answer.statusCode, value, cookies: answer.cookies, headers: answer.headers };
  };
  const send = (method: Method, path: string, sent: Sent = {}) => inject(method, `/console/api${path}`, sent);
  const ops = (method: Method, path: string, body?: object) =>
    inject(method, `/_ops${path}`, {
      ...{ headers: { host: hostOf(site), 'x-ops-key': 'ops' }, ...(body === undefined ? {} : { body }) },
    });
  const tokenOf = ({ cookies }: ConsoleAnswer) => cookies.find((each) => each.name === 'console')?.value ?? '';
  return {
    ...{ password: PASSWORD, send, ops },
    enter: async (name, role) => {
      const made = await ops('POST', `/merchants/${site.code}/console/people`, {
        name,
        role,
        password: FIRST_PASSWORD,
      });
      if (made.status !== 201) throw new Error(`the person was not made: ${JSON.stringify(made.value)}`);
      const cookie = tokenOf(await send('POST', '/session', { body: { name, password: FIRST_PASSWORD } }));
      return tokenOf(await send('POST', '/password', { cookie, body: { old: FIRST_PASSWORD, fresh: PASSWORD } }));
    },
  };
}
