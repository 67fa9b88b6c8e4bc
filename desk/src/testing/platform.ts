import type { ChildProcess } from 'node:child_process';

/** A platform with a desk, in a process of its own: its database does not run where there is a document. */
export interface DeskPlatform {
  readonly code: string;
  /** Its clock, in epoch milliseconds. */
  readonly now: number;
  readonly other: string;
  readonly password: string;
  readonly withdrawals: readonly string[];
  readonly deposits: readonly string[];
  /** Somebody who can have contracts. */
  readonly agent: string;
  /** Somebody to whom nothing was written and whose money never moved. */
  readonly member: string;
  /** Somebody who wrote feedback twice, and applied for an activity. */
  readonly writer: string;
  /** The browser that the test is in: its cookie goes with every call. */
  readonly browser: { cookie: string };
  /** Sends a call as another operator would, from another browser. */
  as(name: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response>;
  close(): void;
}

type Started = Omit<DeskPlatform, 'browser' | 'as' | 'close'> & { readonly port: number };

declare const __dirname: string;

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const line = said.split('\n').find((each) => each.startsWith('{'));
      if (line !== undefined && said.endsWith('\n')) resolve(line);
    });
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}`)));
  });

const cookieOf = (answer: Response): string | undefined => answer.headers.getSetCookie()[0]?.split(';')[0];

/** Starts it and gives the page its `fetch`. */
export async function startDeskPlatform(): Promise<DeskPlatform> {
  const { spawn } = jest.requireActual<typeof import('node:child_process')>('node:child_process');
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/desk/desk-server.testing.ts'], {
    cwd: `${__dirname}/../../../platform`,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { port, ...started } = JSON.parse(await firstLine(child)) as Started;
  const origin = `http://127.0.0.1:${port}`;
  const real = globalThis.fetch;
  const browser = { cookie: '' };
  const send = (path: string, given: RequestInit, cookie: string) =>
    real(`${origin}${path}`, { ...given, headers: { ...(given.headers as Record<string, string>), origin, cookie } });

  globalThis.fetch = async (path, given = {}) => {
    const answer = await send(String(path), given, browser.cookie);
    browser.cookie = cookieOf(answer) ?? browser.cookie;
    return answer;
  };
  return {
    ...{ ...started, browser },
    as: async (name, method, path, body) => {
      const headers = { 'x-desk': '1', 'content-type': 'application/json' };
      const identity = JSON.stringify({ name, password: started.password });
      const entered = await send('/desk/api/session', { method: 'POST', headers, body: identity }, '');
      const given = { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }) };
      return send(`/desk/api/merchants/${started.code}${path}`, given, cookieOf(entered) ?? '');
    },
    close: () => {
      globalThis.fetch = real;
      child.stdin?.end();
    },
  };
}
