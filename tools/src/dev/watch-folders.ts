import path from 'node:path';
import Watchpack from 'watchpack';

/** No build reads them. */
const UNREAD = /[\\/](?:node_modules|dist|testing|\.[^\\/]*)(?:[\\/]|$)|\.test\.tsx?$|~$/;

/**
 * Tells in which areas something was saved, made, renamed or deleted, however an editor or `git` goes about it: folders are
 * watched, so a file that another one is renamed over is noticed as before. webpack watches its modules by the same library.
 *
 * @param areas folders by the name of their area
 * @param quiet milliseconds without another change before it is told, since several files are saved at once
 * @param changed gets the names of the areas, and the files
 * @returns what ends it
 */
export function watchFolders(
  areas: Readonly<Record<string, string>>,
  quiet: number,
  changed: (names: string[], files: string[]) => void,
): () => void {
  const watcher = new Watchpack({ aggregateTimeout: quiet, ignored: (file: string) => UNREAD.test(file) });
  const files = new Set<string>();
  const note = (file: string) => void files.add(file);
  watcher.on('change', note).on('remove', note);
  watcher.on('aggregated', () => {
    const told = [...files];
    files.clear();
    const isIn = (folder: string) => told.some((file) => file === folder || file.startsWith(folder + path.sep));
    const names = Object.entries(areas).flatMap(([name, folder]) => (isIn(folder) ? [name] : []));
    if (names.length > 0) changed(names, told);
  });
  watcher.watch({ directories: Object.values(areas), startTime: Date.now() });
  return () => watcher.close();
}
