import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { release, workspace } from './release';

const archive = path.join(workspace, 'e2e', 'fixtures', 'previous.tar.br');

/** The archive's bytes as a tar. */
const tar = (): Buffer => brotliDecompressSync(readFileSync(archive));

/** The releases before those of these sources, by part: what `pnpm previous` kept (decision 92). */
export const previousReleases = (): Record<string, string> =>
  Object.fromEntries(
    execFileSync('tar', ['-t'], { input: tar(), encoding: 'utf8', maxBuffer: 2 ** 24 })
      .split('\n')
      .flatMap((name) => {
        const [part = '', version = '', file = ''] = name.split('/');
        return version !== '' && file === '' ? [[part, version]] : [];
      }),
  );

/** Words of a promotion that make the releases before of these parts live with it. */
export function withPrevious(parts: readonly string[]): string[] {
  const releases = previousReleases();
  return parts.flatMap((part) => ['--with', `${part}=${releases[part]}`]);
}

/** Publishes the releases before. Live only where a test promotes them. */
export async function publishPrevious(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-previous-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: tar() });
    for (const part of readdirSync(folder)) {
      const [version = ''] = readdirSync(path.join(folder, part));
      await release('publish', part, '--build', path.join(folder, part, version));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
