import type { ReleaseInfo } from '@foyer/shared/remote';
import { addressOf } from './discovery';
import type { LogEntry } from './log';
import type { Releases } from './pinned';

/** The description of an earlier shell that has the same file; undefined when that release is damaged. */
function shellWith(releases: Releases, version: string, file: string, hash: string): ReleaseInfo | undefined {
  try {
    const shell = releases('shell', version);
    if (shell.info.integrity[file] !== hash) return undefined;
    shell.read(file);
    return shell.info;
  } catch {
    return undefined;
  }
}

/**
 * The document of a shell release. A script with the same name and hash in an earlier release is loaded from there, so that the
 * vendor script stays in browser caches.
 */
export function shellDocument(log: readonly LogEntry[], releases: Releases, version: string): string {
  const shell = releases('shell', version);
  const shells = log.flatMap((entry) => (entry.part === 'shell' && entry.kind === 'publish' ? [entry.version] : []));
  const earlier = shells.slice(0, shells.indexOf(version));
  return shell
    .read(shell.info.entry)
    .replace(/(<script defer src=")[^"]*\/([^"/]+)"/g, (tag, start: string, file: string) => {
      const hash = shell.info.integrity[file];
      if (hash === undefined) return tag;
      for (const each of earlier) {
        const same = shellWith(releases, each, file, hash);
        if (same) return `${start}${addressOf(same, file)}"`;
      }
      return tag;
    });
}
