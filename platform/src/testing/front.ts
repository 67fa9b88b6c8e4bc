import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { listens } from './pooler';

export interface TestFront {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts nginx (a package of the system) before several instances of the platform; each request goes to the next of them.
 *
 * @param ports of the instances on loopback
 * @throws an error when there is no nginx, or when it does not listen
 */
export async function startFront(ports: readonly number[]): Promise<TestFront> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-front-'));
  await chmod(folder, 0o777);
  const port = await freePort();
  const settings = path.join(folder, 'nginx.conf');
  await writeFile(settings, settingsFor(folder, port, ports));
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]);
  const trouble = ended.then(([reason]) => {
    throw new Error(`nginx ended (${String(reason)}). It comes with the system's packages.\n${said.join('')}`);
  });
  await Promise.race([listens(port), trouble]);
  trouble.catch(() => undefined);
  return {
    port,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An instance that is down is passed over at once and asked again a second later. */
const settingsFor = (folder: string, port: number, ports: readonly number[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream platform {
    ${ports.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://platform;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
    }
  }
}
`;
