import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

export interface TestPooler {
  /** The same server and database by way of the pooler. */
  through(url: string): string;
  close(): Promise<void>;
}

const STARTS_WITHIN_MS = 10_000;

/**
 * Starts PgBouncer (a package of the system) before a Postgres server: transactions of any client share connections, and what a
 * connection was told before is forgotten.
 *
 * @param url the server's URL with the password of a superuser
 * @throws an error when there is no PgBouncer, or when it does not listen
 */
export async function startPooler(url: string): Promise<TestPooler> {
  const server = new URL(url);
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-pooler-'));
  const port = await freePort();
  await chmod(folder, 0o755);
  const users = path.join(folder, 'users.txt');
  await writeFile(users, `"${server.username}" "${server.password}"\n`, { mode: 0o644 });
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsFor(server, users, port));
  const asRoot = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', ['-q', ...asRoot, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  const trouble = ended.then(([reason]) => {
    throw new Error(`PgBouncer ended (${String(reason)}). It comes with the system's packages.\n${said.join('')}`);
  });
  await Promise.race([listens(port), trouble]);
  trouble.catch(() => undefined);
  return {
    through: (direct) => {
      const pooled = new URL(direct);
      pooled.host = `127.0.0.1:${port}`;
      return pooled.href;
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Few connections for many clients, so that every test meets connections that others have used. */
const settingsFor = ({ hostname, port: serverPort, username }: URL, users: string, port: number): string => `
[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${username}
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 8
server_idle_timeout = 5
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;

/** Waits until something listens on a port of loopback. */
export async function listens(port: number): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    } finally {
      socket.destroy();
    }
  }
}
