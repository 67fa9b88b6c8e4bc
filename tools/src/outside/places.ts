import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from '../nginx/ports';
import { root } from '../paths';
import { endsWithParent } from '../start/ends-with-parent';
import { answering, ended } from './commands';

/** Something that runs for the proof. */
export interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

const running = async (address: string, at: string, child: ChildProcess): Promise<Running> => {
  await answering(new URL(at, address).href, child);
  return { address, stop: () => ended(child) };
};

/** A registry for packages of `@foyer` alone: all others come from the one that npm is set to. */
export async function startRegistry(folder: string): Promise<Running> {
  const [port] = await freePorts(1);
  mkdirSync(folder, { recursive: true });
  const settings = {
    storage: path.join(folder, 'packages'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    packages: { '@foyer/*': { access: '$all', publish: '$all' } },
    uplinks: {},
    log: { type: 'stdout', level: 'error' },
  };
  const file = path.join(folder, 'settings.yaml');
  // JSON is YAML as well.
  writeFileSync(file, JSON.stringify(settings));
  const command = path.join(root, 'tools/outside/node_modules/verdaccio/bin/verdaccio');
  const child = spawn(
    process.execPath,
    [...endsWithParent, command, '--config', file, '--listen', `127.0.0.1:${port}`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  return running(`http://127.0.0.1:${port}/`, '-/ping', child);
}

/** The settings of npm for whoever uses that registry: it takes any token. */
export const npmrcOf = ({ address }: Running): string =>
  `@foyer:registry=${address}\n${address.replace('http:', '')}:_authToken=anybody\n`;

/** A site with the demonstration, its host in `<folder>/site`. */
export async function startSite(folder: string): Promise<Running> {
  const [port, operations] = await freePorts(2);
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'tools/src/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      OPS_LISTEN: `127.0.0.1:${operations}`,
      DATA_DIR: folder,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
  });
  return running(`http://localhost:${port}`, '/healthz', child);
}
