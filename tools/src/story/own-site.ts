import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../paths';
import { endsWithParent } from '../start/ends-with-parent';
import { until } from '../start/until';

const OPS_KEY = 'story';

/** A demonstration of this story's own, in a temporary folder and on free ports. */
export interface OwnSite {
  /** Where visitors open it. */
  readonly address: string;
  readonly port: number;
  /** Folder of the host. */
  readonly folder: string;
  readonly operations: string;
  readonly opsKey: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the site by `start`, which builds what is missing. Throws with the end of what it said when it ends by itself. */
export async function startSite(): Promise<OwnSite> {
  const data = mkdtempSync(path.join(tmpdir(), 'foyer-story-'));
  const port = Number(process.env['PORT'] ?? (await freePort()));
  const listen = process.env['OPS_LISTEN'] ?? `127.0.0.1:${await freePort()}`;
  const log = path.join(data, 'start.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [...endsWithParent, '--import', 'tsx', 'tools/src/start.ts'], {
    cwd: root,
    stdio: ['ignore', output, output, 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: String(port), OPS_LISTEN: listen, DATA_DIR: data, OPS_KEY, DEMO: '1', LOG_LEVEL: 'error' },
    },
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`the site ended: ${readFileSync(log, 'utf8').slice(-2000)}`);
    const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => ({ ok: false }));
    return ok;
  };
  try {
    await until(isUp, () => wait(200));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ address: `http://localhost:${port}`, port, folder: path.join(data, 'site') },
    ...{ operations: `http://${listen}`, opsKey: OPS_KEY, stop },
  };
}
