import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

const templates = path.join(root, 'tools/deploy/nginx');

/** nginx on the path, or at Debian's place. */
const findNginx = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** nginx, installed if the system can. @throws with how to install it */
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

/** Fills in a template as the official image does. @throws on an unknown variable */
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
 * Runs nginx with these files in its http section, as the image does.
 * @throws with nginx's message when it rejects the configuration
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
      // As root, nginx would run workers as a user without access to the folder.
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
