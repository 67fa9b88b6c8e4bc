import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

const templates = path.join(root, 'tools/deploy/nginx');

/** Where nginx is: on the path, or where Debian puts it, which is not on everybody's path. */
const findNginx = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** Path of nginx, which is installed where the system can. @throws an error that says how to get it where it cannot */
function nginxPath(): string {
  const found = findNginx();
  if (found) return found;
  console.log('No nginx here; installing it.');
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends nginx-light'], {
    stdio: 'inherit',
  });
  const installed = findNginx();
  if (installed) return installed;
  throw new Error('nginx is not here and could not be installed: apt-get install nginx-light');
}

/** Fills a template as the official image does: values in capitals, each of which must be known. */
export function render(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(templates, template), 'utf8').replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} asks for ${name}, which nobody gave`);
    return value;
  });
}

interface Nginx {
  stop(): Promise<void>;
}

/**
 * Runs nginx with the given files of its http section, as the image does with its folder of them.
 *
 * @throws with what nginx said when it does not take the configuration
 */
export async function runNginx(folder: string, name: string, config: string): Promise<Nginx> {
  const own = path.join(folder, name);
  mkdirSync(path.join(own, 'temp'), { recursive: true });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${own}/temp/${each};`,
  );
  const file = path.join(own, 'nginx.conf');
  writeFileSync(path.join(own, 'site.conf'), config);
  writeFileSync(
    file,
    [
      // Started by root, it would give its workers to a user who cannot read the folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      'worker_processes 1;',
      `pid ${own}/pid;`,
      'error_log stderr warn;',
      'events { worker_connections 512; }',
      `http { include /etc/nginx/mime.types; sendfile on; ${temp.join(' ')} include ${own}/site.conf; }`,
    ].join('\n'),
  );
  const args = ['-e', 'stderr', '-p', own, '-c', file];
  const nginx = nginxPath();
  const checked = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx does not take the configuration of ${name}:\n${checked.stderr}`);
  const child = spawn(nginx, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
    },
  };
}
