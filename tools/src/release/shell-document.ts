import type { ReleaseInfo } from '@foyer/shared/remote';
import { addressOf } from './discovery';
import type { LogEntry } from './log';
import type { Releases } from './pinned';

/** The description of an earlier shell, if the release still is what was published; any other one is not referred to. */
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
 * The document of a shell release. A script that an earlier release on this host has, under the same name and with the same
 * hash, is referred to there: the vendor script outlives most releases, and who has it does not load it again.
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
