import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildConsole, buildDesk } from './build/desk';
import { buildStudioPage } from './build/studio-page';
import { isPartName, partNames, root } from './paths';
import { partOn } from './release/command/host';
import { keepCarryingOut } from './release/orders/keep-carrying-out';
import { withSite } from './release/releases';
import { releaseAll } from './release-all';
import { announcement } from './start/announcement';
import { choicesOf } from './start/choices';
import { endsWithParent } from './start/ends-with-parent';
import { until } from './start/until';

/** `dev`: what is saved is taken into open pages, and the platform starts anew when its sources change. */
const { values, positionals: named } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, from: { type: 'string' } },
  allowPositionals: true,
});
const watching = values.watch;

const choices = choicesOf(process.env);
const { port, host, demo, opsListen } = choices;
const dataDir = path.resolve(process.env['DATA_DIR'] ?? path.join(root, '.data'));
const site = path.join(dataDir, 'site');
/** Served instead of it by `dev`, so that nothing of development is ever a release. */
const devSite = path.join(dataDir, 'dev-site');

/** Tells before minutes of work are spent that nobody could reach the site. */
function portIsFree(wanted: number, at: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(wanted, at, () => probe.close(() => resolve(true)));
  });
}

/** The key of the operations: given, or made once and kept with the data. */
function opsKey(): string {
  const given = process.env['OPS_KEY'];
  if (given) return given;
  const elsewhere = process.env['OPS_KEY_FILE'];
  if (elsewhere) return readFileSync(elsewhere, 'utf8').trim();
  const file = path.join(dataDir, 'ops-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Where operations listen, as host and port; nothing when a port of the system's choice is asked for. */
function opsAddress(): { readonly host: string; readonly port: number } | undefined {
  const [, bracketed, plain = '127.0.0.1', digits] = /^(?:(?:\[(.+)\]|(.+)):)?(\d+)$/.exec(opsListen) ?? [];
  return Number(digits) > 0 ? { host: bracketed ?? plain, port: Number(digits) } : undefined;
}

/** Where the sources of the named remote lie, when that is elsewhere. */
function checkNamed(): Record<string, string> {
  if (!watching && (named.length > 0 || values.from !== undefined))
    stop('start takes no part. To develop one: pnpm dev games');
  const unknown = named.filter((name) => !isPartName(name));
  if (unknown.length > 0) stop(`Not a part: ${unknown.join(', ')}. Parts are ${partNames.join(', ')}.`);
  if (values.from === undefined) return {};
  const [part, ...others] = named;
  if (part === undefined || others.length > 0) stop('--from is for one remote: pnpm dev games --from <folder>');
  return { [part]: path.resolve(values.from) };
}

async function checkPorts(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`PORT is "${process.env['PORT']}"; it should be a number from 1 to 65535.`);
  if (!(await portIsFree(port, host)))
    stop(`Port ${port} is taken. Stop what runs there, or choose another one: PORT=${port + 10} npx -y pnpm@10 start`);
  const operations = opsAddress();
  if (operations && !(await portIsFree(operations.port, operations.host))) {
    const other = `OPS_LISTEN=127.0.0.1:${operations.port + 10}`;
    stop(
      `Port ${operations.port}, for the operations, is taken. Stop what runs there, or choose another one: ${other} npx -y pnpm@10 start`,
    );
  }
}

async function main(): Promise<void> {
  const sources = checkNamed();
  await checkPorts();
  mkdirSync(dataDir, { recursive: true });
  const inPlatform = {
    cwd: path.join(root, 'platform'),
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SITE_DIR: watching ? devSite : site,
      // What is being developed is signed by nobody.
      ...(watching && { TRUST_ROOT: '' }),
      DEMO: process.env['DEMO'] || (demo ? '1' : '0'),
      OPS_KEY: process.env['OPS_KEY_FILE'] ? '' : opsKey(),
      OPS_LISTEN: opsListen,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  } as const;
  const check = spawnSync(process.execPath, ['--import', 'tsx', 'src/check-environment.ts'], inPlatform);
  if (check.status !== 0) process.exit(1);
  await buildStudioPage();
  console.log('What changed is built, two parts at a time. The first time that is all of them: some minutes.');
  await buildDesk();
  await buildConsole();
  await releaseAll(site);
  console.log('The platform starts …');
  const anew = [createRequire(import.meta.url).resolve('tsx/cli'), 'watch', '--clear-screen=false'];
  const run = [...endsWithParent, ...(watching ? anew : ['--import', 'tsx']), 'src/main.ts'];
  const platform = spawn(process.execPath, run, { ...inPlatform, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => platform.kill(signal));
  platform.once('exit', (code) => process.exit(code ?? 0));
  if (watching)
    await (await import('./dev/develop')).develop({ site, folder: devSite, port, host, named, from: sources });
  await announce();
  const operations = opsAddress();
  // What is developed is on no host, so that nothing can be ordered of it.
  if (!watching && operations) void carryOutOrders(operations);
}

/** Carries out what people of merchants order at the console, as `release orders --watch` does beside another host (decision 88). */
function carryOutOrders({ host: at, port: opsPort }: { readonly host: string; readonly port: number }): Promise<never> {
  const local = ['0.0.0.0', '::'].includes(at) ? '127.0.0.1' : at;
  const address = `http://${local.includes(':') ? `[${local}]` : local}:${opsPort}`;
  const say = (line: string) => console.log(line);
  const ordered = {
    site: () => site,
    change: <T>(act: () => T) => withSite(site, act, say),
    partOf: (name: string) => partOn(site, name),
  };
  return keepCarryingOut(ordered, { operations: { address, key: opsKey() }, say }, { seconds: 2 });
}

/** Waits for the site on an address that answers here, whatever it listens on. */
async function announce(): Promise<void> {
  const at = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${at.includes(':') ? `[${at}]` : at}:${port}/healthz`;
  await until(
    () =>
      fetch(address, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    () => new Promise((resolve) => setTimeout(resolve, 200)),
  );
  console.log(announcement({ ...choices, opsKey: opsKey(), dataDir }));
}

await main();
