import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { withSite } from './releases';

let site: string;
let lock: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  lock = `${site}.lock`;
});
afterEach(() => {
  for (const folder of [site, lock]) rmSync(folder, { recursive: true, force: true });
});

/** Locks the site, with a last sign of life this many seconds ago. */
function heldSince(seconds: number): void {
  mkdirSync(lock);
  const then = Date.now() / 1000 - seconds;
  utimesSync(lock, then, then);
}

describe('changes of a site folder', () => {
  it('wait for one that compresses for long', async () => {
    heldSince(20);
    let changed = false;
    const change = withSite(site, () => {
      changed = true;
    });
    const others = lockfile.lock(site, { stale: 30_000, retries: { retries: 4, minTimeout: 100, factor: 1 } });
    await expect(others).rejects.toMatchObject({ code: 'ELOCKED' });
    expect(changed).toBe(false);
    rmSync(lock, { recursive: true });
    await change;
    expect(changed).toBe(true);
  });

  it('do not wait for one that ended without leaving', async () => {
    heldSince(40);
    expect(await withSite(site, () => 'changed')).toBe('changed');
  });

  it('make the folder where there is none, and leave it to the next one even when they fail', async () => {
    rmSync(site, { recursive: true });
    const deep = path.join(site, 'deep');
    await expect(
      withSite(deep, () => {
        expect(existsSync(`${deep}.lock`)).toBe(true);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(existsSync(`${deep}.lock`)).toBe(false);
    expect(await withSite(deep, () => 'changed')).toBe('changed');
  });
});
