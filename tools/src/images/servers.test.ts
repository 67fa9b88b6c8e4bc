import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { ask, waitFor } from '../nginx/ask';
import { freePorts } from '../nginx/ports';
import { root } from '../paths';
import { build } from '../release/testing/builds';

const run = promisify(execFile);

interface Package {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
const packageOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Package;

const stages = new Map(
  readFileSync(path.join(root, 'tools/deploy/node.Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(1)
    .map((stage): [string, string] => [stage.match(/^\S+ AS (\w+)/)?.[1] ?? '', stage]),
);
const linesOf = (stage: string, word: string): string[] =>
  [...(stages.get(stage) ?? '').matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

let out: string;
beforeAll(async () => {
  out = mkdtempSync(path.join(tmpdir(), 'foyer-image-'));
  await run(process.execPath, ['--import', 'tsx', 'tools/src/servers.ts', out], { cwd: root });
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Only the image's own variables. */
const bare = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

describe('the image of the platform', () => {
  beforeAll(async () => {
    for (const words of [...linesOf('base', 'COPY'), ...linesOf('packages', 'COPY')].map((line) => line.split(' '))) {
      for (const file of words.slice(0, -1)) {
        mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
        cpSync(path.join(root, file), path.join(out, file));
      }
    }
    const [command = ''] = linesOf('packages', 'RUN');
    expect(command).toMatch(/^pnpm install --prod /);
    const args = ['-y', 'pnpm@10', ...command.split(' ').slice(1), '--prefer-offline'];
    await run('npx', args, { cwd: out, env: { ...process.env, npm_config_verify_deps_before_run: 'false' } });
  }, 180_000);

  it('has the platform’s own packages and none of development', () => {
    const manifests = globSync(['package.json', '*/package.json', 'remotes/*/package.json'], {
      cwd: root,
      ignore: ['**/node_modules/**'],
    });
    const own = new Set(Object.keys(packageOf('platform/package.json').dependencies ?? {}));
    const others = manifests
      .flatMap((file) => Object.keys({ ...packageOf(file).dependencies, ...packageOf(file).devDependencies }))
      .filter((name) => !own.has(name) && !name.startsWith('@types/'));
    expect(others).toContain('tsx');
    expect(others).toContain('react');
    const installed = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: out });
    const packages = installed.map((file) => JSON.parse(readFileSync(path.join(out, file), 'utf8')) as Package);
    const present = new Set(packages.map(({ name }) => name));
    expect(present).toContain('fastify');
    // A package that only another package imports is not ours.
    const asked = new Set(packages.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
    expect(others.filter((name) => present.has(name) && !asked.has(name))).toEqual([]);
    expect(readdirSync(path.join(out, 'node_modules'))).not.toContain('.bin');
  });

  it('starts on plain Node', async () => {
    const [port = 0] = await freePorts(1);
    const [command = ''] = linesOf('platform', 'CMD');
    expect(JSON.parse(command)).toEqual(['node', 'build/server/main.js']);
    const data = mkdtempSync(path.join(tmpdir(), 'foyer-data-'));
    const server = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.js'], {
      cwd: path.join(out, 'platform'),
      stdio: 'inherit',
      env: {
        ...bare,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'error',
      },
    });
    try {
      await waitFor(port, '/healthz');
      const page = await ask(port, '/vendor/page/main.js', { host: 'play.localhost' });
      expect(page.status).toBe(200);
    } finally {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    }
  });
});

describe('the image of the release command', () => {
  let data: string;
  let site: string;
  beforeEach(() => {
    data = mkdtempSync(path.join(tmpdir(), 'foyer-data-'));
    site = path.join(data, 'site');
    mkdirSync(site);
  });
  afterEach(() => rmSync(data, { recursive: true, force: true }));

  /** Runs the image's entry, with the words that `docker compose run --rm release` is given. */
  const release = (...words: string[]) => {
    const [node = '', ...entry] = JSON.parse(linesOf('release', 'ENTRYPOINT')[0] ?? '[]') as string[];
    expect(node).toBe('node');
    expect(linesOf('release', 'ENV')).toContain('DATA_DIR=/srv/host');
    return run(process.execPath, [...entry, ...words], {
      cwd: path.join(out, 'tools/build'),
      env: { ...bare, DATA_DIR: data },
    });
  };
  const bring = (part: string, version: string) =>
    cpSync(build(part, version).folder, path.join(site, part, version), { recursive: true });

  it('publishes finished builds and takes decisions with no package beside it', async () => {
    await release('publish', 'games', '--build', build('games', '1.0.0').folder);
    await release('promote', 'games', '1.0.0');
    bring('wallet', '1.0.0');
    expect((await release()).stdout).toContain('wallet 1.0.0 is live');
    await expect(release('publish', 'games')).rejects.toMatchObject({
      stderr: expect.stringContaining('This image builds nothing'),
    });
  });

  it('lists what an image of a part brought, promotes it, and leaves that decision alone', async () => {
    bring('games', '1.0.0');
    await release();
    bring('games', '1.1.0');
    // Looks alone, and registers nothing.
    await release('verify');
    expect((await release('history', '--json')).stdout).not.toContain('"publish","part":"games","version":"1.1.0"');

    const { stdout, stderr } = await release('list', '--json');
    expect(stderr).toContain('games 1.1.0 published');
    const [games] = JSON.parse(stdout);
    expect(JSON.stringify(games)).toContain('1.1.0');
    expect(readFileSync(path.join(site, 'live/base/discovery.json'), 'utf8')).toContain('/games/1.0.0/');

    expect((await release('promote', 'games', '1.1.0')).stdout).toContain('games 1.1.0 is live');
    expect(await release()).toMatchObject({ stdout: '', stderr: '' });
    expect(readFileSync(path.join(site, 'live/base/discovery.json'), 'utf8')).toContain('"url":"/games/1.1.0/');
    expect((await release('rollback', 'games', '--why', 'tried')).stdout).toContain('1.0.0');
  });
});
