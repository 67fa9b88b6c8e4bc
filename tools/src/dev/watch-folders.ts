import path from 'node:path';
import Watchpack from 'watchpack';

/** Files that no build reads, by their path in an area. */
const UNREAD = /[\\/](?:node_modules|dist|testing|\.[^\\/]*)(?:[\\/]|$)|\.test\.tsx?$|~$/;

/**
 * Reports the areas in which files are saved, made, renamed or deleted. It watches folders, so a file replaced by renaming is
 * noticed. webpack uses the same library.
 * @param areas folders by area
 * @param quiet ms without a change before the report, because editors save several files at once
 * @param changed gets the areas and the files
 * @returns stops watching
 */
export function watchFolders(
  areas: Readonly<Record<string, string>>,
  quiet: number,
  changed: (names: string[], files: string[]) => void,
): () => void {
  const folders = Object.values(areas);
  // The folders may lie anywhere, also in one whose name begins with a dot.
  const ignored = (file: string): boolean => {
    const folder = folders.find((each) => file.startsWith(each + path.sep));
    return folder !== undefined && UNREAD.test(file.slice(folder.length));
  };
  const watcher = new Watchpack({ aggregateTimeout: quiet, ignored });
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
  watcher.watch({ directories: folders, startTime: Date.now() });
  return () => watcher.close();
}
