import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { platformFolder } from './folder';
import { freePort } from './free-port';

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sends to the operations' listener instead of the site's. */
  readonly toOperations?: boolean;
}

/** The platform in a process of its own, as `start` runs it. */
export interface TestServer {
  /** The port of its site. */
  readonly port: number;
  /** `host:port` of its operations. */
  readonly opsListen: string;
  /** Sends a request and returns the answer's JSON or text; rejects when the connection breaks. */
  send(sent: Sent): Promise<{ readonly status: number; readonly json: unknown }>;
  /** Ends the process and returns its exit code; null when it was killed. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown>;
}

/**
 * Starts the platform, on free ports unless they are named, and waits for it; with a key in the environment it has operations.
 *
 * @param hear is given each line of its log
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  [port, opsPort]: readonly [number, number] = [0, 0],
  hear: (line: string) => void = () => undefined,
): Promise<TestServer> {
  if (port === 0) return startServer(env, [await freePort(), await freePort()], hear);
  const listeners = env['OPS_KEY'] === undefined ? 1 : 2;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(platformFolder, 'src/main.ts')], {
    cwd: platformFolder,
    env: {
      ...process.env,
      ...(listeners === 1 ? {} : { OPS_LISTEN: `127.0.0.1:${opsPort}` }),
      ...env,
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
  });
  const said: string[] = [];
  const exit = once(child, 'exit');
  let open = 0;
  const keep = (line: string) => {
    if (open < listeners) said.push(line);
  };
  child.stderr.on('data', (text) => keep(String(text)));
  const listening = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      keep(`${line}\n`);
      hear(line);
      if (line.includes('Server listening')) open += 1;
      if (open === listeners) resolve();
    });
  });
  await Promise.race([
    listening,
    exit.then(([code]) => {
      throw new Error(`The platform ended with ${String(code)} before it listened:\n${said.join('')}`);
    }),
  ]);
  return {
    port,
    opsListen: `127.0.0.1:${opsPort}`,
    send: (sent) => send(sent.toOperations === true ? opsPort : port, sent),
    stop: async (signal) => {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Node's fetch neither resolves `*.localhost` nor sends a Host header, so this connects to loopback and names the host. */
function send(
  port: number,
  { method, path: url, host, headers, body }: Sent,
): Promise<{ status: number; json: unknown }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        agent: false,
        headers: {
          ...headers,
          host: `${host}:${port}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('the answer was cut short')));
        response.on('end', () => {
          try {
            const text = Buffer.concat(parts).toString('utf8');
            resolve({ status: response.statusCode ?? 0, json: /^[{[]/.test(text) ? JSON.parse(text) : text });
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
