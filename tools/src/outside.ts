import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from './nginx/ports';
import { answering, commandsIn, ended } from './outside/commands';
import { demandSignatures, filesWith } from './outside/host';
import { seesSaved, withPage } from './outside/look';
import { npmrcOf, type Running, startRegistry, startSite } from './outside/places';
import { PAGE, TEST, textsOf } from './outside/sources';
import { packAll, publishTo } from './packages/pack';
import { root } from './paths';

/**
 * The proof of decision 86: packages in a registry, and a remote that is begun, built, tested against a released shell, signed, published
 * and promoted in a repository of its own, by the commands of its packages alone.
 */
const { values } = parseArgs({
  options: { site: { type: 'string' }, host: { type: 'string' }, keep: { type: 'boolean', default: false } },
});

const remote = 'arcade';
const place = mkdtempSync(path.join(tmpdir(), 'foyer-outside-'));
const at = (...names: string[]): string => path.join(place, ...names);
const stops: (() => Promise<void>)[] = [];

async function step<T>(told: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await act();
  console.log(`${told} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  return done;
}

function must(right: boolean, otherwise: string): void {
  if (!right) throw new Error(otherwise);
}

async function running<T extends Running>(start: Promise<T>): Promise<T> {
  const started = await start;
  stops.push(() => started.stop());
  return started;
}

/** A site that runs already is for who tries this again and again: --site <address> --host <folder of it>. */
async function siteAndHost(): Promise<{ address: string; host: string }> {
  if (values.site !== undefined && values.host !== undefined)
    return { address: values.site, host: path.resolve(values.host) };
  const { address } = await running(startSite(at('data')));
  return { address, host: at('data', 'site') };
}

function write(file: string, content: unknown): void {
  writeFileSync(at(remote, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

function writeTexts(greeting: string, thai: string): void {
  for (const [language, texts] of Object.entries(textsOf(greeting, thai))) write(`src/i18n/${language}.json`, texts);
}

/** The files with the packages of the repository, where they name this workspace. */
const lockNames = (): string[] =>
  ['package.json', 'package-lock.json'].filter((file) => readFileSync(at(remote, file), 'utf8').includes(`${root}/`));

async function proof(): Promise<void> {
  const registry = await step('a registry runs', () => running(startRegistry(at('registry'))));
  mkdirSync(at('packages'));
  writeFileSync(at('packages', '.npmrc'), npmrcOf(registry));
  const packed = await step('the packages are in it', async () => {
    const all = await packAll(at('packages'));
    for (const each of all) must(publishTo(registry.address, each), `${each.name} was there before`);
    return all;
  });
  await step('packed once more they have the same bytes', async () => {
    for (const each of await packAll(at('packages'))) must(!publishTo(registry.address, each), `${each.name} differs`);
  });
  const { address, host } = await step('a site runs', siteAndHost);

  writeFileSync(at('.npmrc'), npmrcOf(registry));
  const here = commandsIn(place);
  const [port] = await freePorts(1);
  const own = commandsIn(at(remote), {
    SITE: address,
    PORT: String(port),
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  });
  await step('a repository is begun', async () => {
    await here.run(
      'npm',
      'create',
      '--yes',
      `@foyer/remote@${packed.at(-1)?.version}`,
      remote,
      '--',
      '--registry',
      registry.address,
    );
  });
  await step('its packages are installed', () => own.run('npm', 'install', '--no-audit', '--no-fund'));
  await step('as it was begun it has right types, and its test passes', async () => {
    await own.run('npm', 'run', 'types');
    await own.run('npm', 'test');
  });
  await step('and it stands in the released shell', () => own.run('npm', 'run', 'test:site'));

  write(`src/${remote}/${remote}.page.tsx`, PAGE);
  write(`src/${remote}/${remote}.test.tsx`, TEST);
  writeTexts('Hello', 'สวัสดี');
  await step('a link to a page of the site compiles once its paths are known', async () => {
    const said = await own.fails('npm', 'run', 'types');
    must(said.includes('/m/gameList') || said.includes('not assignable'), `Another complaint: ${said}`);
    await own.run('npx', 'foyer-remote', 'paths');
    await own.run('npm', 'run', 'types');
    await own.run('npm', 'test');
  });
  await step('what is saved comes to the open page', async () => {
    const [port = 0] = await freePorts(1);
    const shown = `http://localhost:${port}`;
    // Not by npx, which would leave it behind when it is asked to end.
    const serving = own.start(at(remote, 'node_modules', '.bin', 'foyer-remote'), 'serve', '--port', String(port));
    stops.push(() => ended(serving));
    await answering(`${shown}/m/${remote}`, serving);
    await withPage(shown, { remote, text: 'สวัสดี' }, async (page) => {
      writeTexts('Welcome', 'ยินดีต้อนรับ');
      await seesSaved(page, remote, 'ยินดีต้อนรับ');
    });
    await ended(serving);
  });

  const version = '1.0.0';
  const keys = await step('the host demands signatures', () => demandSignatures(host, place, remote));
  await step('it is built, and refused unsigned', async () => {
    await own.run('npx', 'foyer-remote', 'build', '--as', version);
    await own.run('npx', 'foyer-release', '--site', host, 'publish', remote, '--build', 'dist');
    const deciding = commandsIn(at(remote), { RELEASE_ONLINE_KEY: keys.online });
    const said = await deciding.fails('npx', 'foyer-release', '--site', host, 'promote', remote, version);
    must(/sign/.test(said), `Refused for another reason: ${said}`);
  });
  await step('it is signed by its team, published and promoted', async () => {
    await own.run('npx', 'foyer-release', 'sign-build', 'dist', '--key', keys.team);
    await own.run('npx', 'foyer-release', '--site', host, 'publish', remote, '--build', 'dist');
    const deciding = commandsIn(at(remote), { RELEASE_ONLINE_KEY: keys.online });
    await deciding.run(
      'npx',
      'foyer-release',
      '--site',
      host,
      'promote',
      remote,
      version,
      '--why',
      'it is from elsewhere',
    );
  });
  await step('and it is live on the site', () =>
    withPage(address, { remote, version, text: 'ยินดีต้อนรับ' }, async () => undefined),
  );
  await step('nothing of it names this workspace', async () => {
    const folders = ['dist', 'dist.maps', path.join('node_modules', '@foyer')].map((folder) => at(remote, folder));
    const named = [...folders.flatMap((folder) => filesWith(folder, `${root}/`)), ...lockNames()];
    must(named.length === 0, `${named.join(', ')} names ${root}`);
  });
}

try {
  await proof();
  console.log('A remote in a repository of its own is live.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
  if (values.keep) console.log(`Kept: ${place}`);
  else rmSync(place, { recursive: true, force: true });
}
