import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './paths';
import { releaseAll } from './release-all';
import { watchParts } from './watch';

/** `dev`: what is saved is live, the platform starts anew when it changes. */
const watching = process.argv.includes('--watch');

const port = Number(process.env['PORT'] ?? 4000);
const dataDir = path.resolve(process.env['DATA_DIR'] ?? path.join(root, '.data'));
const site = path.join(dataDir, 'site');

/** Tells before minutes of work are spent that nobody could reach the site. */
function portIsFree(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The key of the operations: given, or made once and kept with the data. */
function opsKey(): string {
  const given = process.env['OPS_KEY'];
  if (given) return given;
  const file = path.join(dataDir, 'ops-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(16).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`PORT is "${process.env['PORT']}"; it should be a number from 1 to 65535.`);
  if (!(await portIsFree(port)))
    stop(`Port ${port} is taken. Stop what runs there, or choose another one: PORT=${port + 10} npx -y pnpm@10 start`);
  mkdirSync(dataDir, { recursive: true });
  await releaseAll(site);
  const run = watching ? ['watch', '--clear-screen=false', 'src/main.ts'] : ['src/main.ts'];
  const platform = spawn(path.join(root, 'node_modules', '.bin', 'tsx'), run, {
    cwd: path.join(root, 'platform'),
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_DIR: site,
      OPS_KEY: opsKey(),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => platform.kill(signal));
  platform.once('exit', (code) => process.exit(code ?? 0));
  await announce();
  if (watching) watchParts(site);
}

async function announce(): Promise<void> {
  for (let i = 0; i < 300; i += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) {
      console.log(`
  Foyer is up:  http://localhost:${port}/m/home      (open it in a window as wide as a phone)

  member        demo / demo1234
  agent         agent / agent1234
  API           http://localhost:${port}/docs
  mails, SMS    http://localhost:${port}/_ops/outbox?key=${opsKey()}
  data          ${dataDir}
`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

await main();
