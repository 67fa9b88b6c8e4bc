import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commonConfig } from './common';
import { run } from './run';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src', 'card.module.css'), '.card { color: red; }');
  writeFileSync(path.join(folder, 'src', 'main.ts'), "import styles from './card.module.css';\nconsole.log(styles);\n");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the folder as a release of games, with the cache of the builds before, and gives its class name. */
async function classOf(version: string): Promise<string> {
  const out = path.join(folder, version);
  const config = commonConfig({ part: 'games', version, folder, out });
  const cache = { type: 'filesystem', cacheDirectory: path.join(folder, 'cache'), name: 'games' } as const;
  await run({ ...config, entry: './src/main.ts', cache });
  const style = readdirSync(out).find((file) => file.endsWith('.css'));
  return /\.card_[^{ ]+/.exec(readFileSync(path.join(out, style ?? ''), 'utf8'))?.[0] ?? 'none';
}

test('two releases built one after the other share no class name, and the same one is built the same again', async () => {
  const first = await classOf('1.0.0');
  const second = await classOf('1.1.0');
  expect(first).toMatch(/^\.card_.{6}$/);
  expect(second).toMatch(/^\.card_.{6}$/);
  expect(second).not.toBe(first);
  rmSync(path.join(folder, 'cache'), { recursive: true });
  expect(await classOf('1.1.0')).toBe(second);
});
