import { addressOf, type ReleaseInfo } from '@foyer/shared/remote';
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

const SCRIPT = /(<script defer src=")[^"]*\/([^"/]+)"/g;

/** The first release before a shell that has the same script, by name and hash; undefined where none has. */
function earlierWith(log: readonly LogEntry[], releases: Releases, version: string, file: string) {
  const hash = releases('shell', version).info.integrity[file];
  if (hash === undefined) return undefined;
  const shells = log.flatMap((entry) => (entry.part === 'shell' && entry.kind === 'publish' ? [entry.version] : []));
  for (const each of shells.slice(0, shells.indexOf(version))) {
    const same = shellWith(releases, each, file, hash);
    if (same) return same;
  }
  return undefined;
}

/**
 * The document of a shell release. A script with the same name and hash in an earlier release is loaded from there, so that the
 * vendor script stays in browser caches.
 */
export function shellDocument(log: readonly LogEntry[], releases: Releases, version: string): string {
  const shell = releases('shell', version);
  return shell.read(shell.info.entry).replace(SCRIPT, (tag, start: string, file: string) => {
    const same = earlierWith(log, releases, version, file);
    return same === undefined ? tag : `${start}${addressOf(same, file)}"`;
  });
}

/** The earlier releases that the document of a shell loads scripts from. Throws when that shell is not as it was published. */
export function shellsBehind(log: readonly LogEntry[], releases: Releases, version: string): string[] {
  const shell = releases('shell', version);
  return [...shell.read(shell.info.entry).matchAll(SCRIPT)].flatMap(([, , file = '']) => {
    const same = earlierWith(log, releases, version, file);
    return same === undefined ? [] : [same.version];
  });
}
