import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths';
import { build } from '../release/testing/builds';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-part-'));
  mkdirSync(path.join(folder, 'site/games'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function image(version: string, files?: Record<string, string>): void {
  rmSync(path.join(folder, 'release'), { recursive: true, force: true });
  const { folder: built } = build('games', version, files ? { files } : {});
  cpSync(built, path.join(folder, 'release/games', version), { recursive: true });
}
const start = () =>
  spawnSync('sh', [path.join(root, 'tools/deploy/publish.sh')], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      PART: 'games',
      SITE: path.join(folder, 'site'),
      RELEASES: path.join(folder, 'release'),
    },
  });
const at = (...names: string[]) => path.join(folder, 'site/games', ...names);

describe('the image of a part', () => {
  it('puts its release beside the earlier ones, once', () => {
    for (const version of ['1.0.0', '1.1.0', '1.1.0']) {
      image(version);
      expect(start()).toMatchObject({ status: 0, stderr: '' });
    }
    expect(readdirSync(at())).toEqual(['1.0.0', '1.1.0']);
  });

  it('puts its release back where a file was changed, added or taken away', () => {
    image('1.0.0');
    start();
    for (const change of [
      () => appendFileSync(at('1.0.0/list.js'), 'more'),
      () => writeFileSync(at('1.0.0/more.js'), 'more'),
      () => rmSync(at('1.0.0/list.css')),
    ]) {
      change();
      expect(start()).toMatchObject({ status: 0, stderr: expect.stringContaining('restored') });
      expect(start().stderr).toBe('');
    }
    expect(readFileSync(at('1.0.0/list.js'), 'utf8')).toBe('list of games 1.0.0');
    expect(readdirSync(at())).toEqual(['1.0.0']);
  });

  it('leaves another release under its version as it is', () => {
    image('1.0.0');
    start();
    image('1.0.0', { 'remoteEntry.js': 'other' });
    expect(start()).toMatchObject({ status: 0, stderr: expect.stringContaining('another release') });
    expect(readdirSync(at())).toEqual(['1.0.0']);
    expect(readFileSync(at('1.0.0/remoteEntry.js'), 'utf8')).toBe('entry of games 1.0.0');
  });
});
