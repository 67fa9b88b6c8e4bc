import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../paths';

export interface Platform {
  port: number;
  stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * Starts the platform with its demonstration data in a folder, and with a site, whose first views it fills in.
 *
 * @param siteDir may be empty as yet
 * @throws when it is not up within four minutes, which a busy machine needs
 */
export async function startPlatform(dataDir: string, siteDir: string): Promise<Platform> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(root, 'platform'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      DEMO: '1',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      OPS_KEY: '',
      OPS_LISTEN: '',
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  for (let i = 0; i < 960; i += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return { port, stop };
    if (child.exitCode !== null) throw new Error('the platform ended before it was up');
    await wait(250);
  }
  await stop();
  throw new Error('the platform was not up within four minutes');
}
