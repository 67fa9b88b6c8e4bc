import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPreviewToken } from '@foyer/shared/trust';
import { releasesIn } from './command/link';
import { build } from './testing/builds';
import { type BundledCommand, bundledCommand } from './testing/bundled-command';

let site: string;
let command: BundledCommand;
beforeAll(async () => {
  command = await bundledCommand();
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const version of ['1.0.0', '1.1.0'])
    await command.run(site, ['publish', 'games', '--build', build('games', version).folder]);
  writeFileSync(path.join(site, 'key'), 'a key of the operations\n');
  process.env['OPS_KEY_FILE'] = path.join(site, 'key');
});
afterAll(() => {
  delete process.env['OPS_KEY_FILE'];
  command.remove();
  rmSync(site, { recursive: true, force: true });
});

const log = () => readFileSync(path.join(site, 'log/releases.jsonl'), 'utf8');

it('a link names published releases, one host and an end, and changes nothing', async () => {
  const [before, now] = [log(), Date.now()];
  const words = ['link', 'games=1.1.0', '--minutes', '90', '--address', 'https://Shop.example/m/home'];
  const { code, stdout } = await command.run(site, words);
  expect([code, log(), existsSync(path.join(site, 'live'))]).toEqual([0, before, false]);
  const [, token = ''] = stdout.match(/^https:\/\/shop\.example\/preview\?link=([\w.-]+)\n$/) ?? [];
  const link = readPreviewToken('a key of the operations', token);
  expect(link).toMatchObject({ host: 'shop.example', releases: { games: '1.1.0' } });
  expect(Math.round(((link?.until ?? 0) - now) / 60_000)).toBe(90);
});

it('a link is refused for a release that was never published or was changed, and for an end that is none', async () => {
  appendFileSync(path.join(site, 'games/1.0.0/remoteEntry.js'), ';alert(1)');
  for (const [words, sentence, ends] of [
    [['games=9.9.9'], 'games 9.9.9 was never published here', 1],
    [['games=1.0.0'], 'games 1.0.0: remoteEntry.js is not as it was published', 1],
    [['games'], '"games" is not a release: say games=1.5.0.', 2],
    [['games=1.1.0', '--minutes', '0'], 'a whole number of minutes', 2],
    [['games=1.1.0', '--minutes', '10081'], 'a whole number of minutes', 2],
    [['games=1.1.0', '--address', 'javascript:alert(1)'], 'an address such as', 2],
  ] as const) {
    const { code, stdout, stderr } = await command.run(site, ['link', ...words]);
    expect([words, code, stdout]).toEqual([words, ends, '']);
    expect(stderr).toContain(sentence);
  }
});

it('the words of a link are parts with versions, each once', () => {
  expect(releasesIn(['games=1.5.0', 'shell=1.0.0-3f2a'])).toEqual({ games: '1.5.0', shell: '1.0.0-3f2a' });
  for (const words of [
    ['games='],
    ['=1'],
    ['games=../x'],
    ['games=1', 'games=2'],
    ['__proto__=1'],
    Array.from({ length: 13 }, (_, at) => `p${at}=1`),
  ])
    expect(() => releasesIn(words)).toThrow();
});
