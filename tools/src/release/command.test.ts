import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths';
import { build } from './testing/builds';

const run = promisify(execFile);

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a platform team does. */
async function release(...words: string[]): Promise<Ended> {
  const args = ['--import', 'tsx', 'tools/src/release.ts', '--site', site, ...words];
  const failed = (error: unknown): Ended => error as Ended;
  return run(process.execPath, args, { cwd: root }).then((said) => ({ code: 0, ...said }), failed);
}

const live = () => readFileSync(path.join(site, 'live/base/discovery.json'), 'utf8');

describe('the release command on a host that was tampered with', () => {
  it('refuses, names the file, and leaves what is live; the same build puts it back', async () => {
    const [first, second] = [build('games', '1.0.0').folder, build('games', '1.1.0').folder];
    await release('publish', 'games', '--build', first);
    await release('promote', 'games', '1.0.0');
    const published = await release('publish', 'games', '--build', second);
    expect(published.stdout).toMatch(/^games 1\.1\.0 published \(sha256-[\w+/]{43}=\)\n$/);
    const before = live();

    appendFileSync(path.join(site, 'games/1.1.0/remoteEntry.js'), ';alert(1)');
    for (const words of [
      ['promote', 'games', '1.1.0'],
      ['rollback', 'games', '--to', '1.1.0'],
      ['traffic', 'games', '1.0.0=50', '1.1.0=50'],
      ['verify'],
    ]) {
      const { code, stderr } = await release(...words);
      expect([words[0], code]).toEqual([words[0], 1]);
      expect(stderr).toContain('games 1.1.0: remoteEntry.js is not as it was published');
      expect(live()).toBe(before);
    }

    expect((await release('publish', 'games', '--build', second)).stdout).toContain('it is put back');
    expect((await release('promote', 'games', '1.1.0')).code).toBe(0);
    expect((await release('verify')).stdout).toContain('All is as it was published');
  });
});
