import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishedBuild } from './finished-build';
import { build } from './testing/builds';

describe('a build that was finished elsewhere', () => {
  it('is taken as it describes itself, and is not called fresh', () => {
    const { folder, info } = build('games', '1.0.0');
    expect(finishedBuild('games', folder)).toEqual({ info, folder, fresh: false });
  });

  it('is refused where it is one of another part, or none at all', () => {
    const { folder } = build('wallet', '1.0.0');
    expect(() => finishedBuild('games', folder)).toThrow(`${folder} is a build of wallet, not of games`);
    const empty = mkdtempSync(path.join(tmpdir(), 'foyer-build-'));
    expect(() => finishedBuild('games', empty)).toThrow(`${empty} is no build: it has no release.json`);
    rmSync(empty, { recursive: true });
  });
});
