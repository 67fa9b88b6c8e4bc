import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../start/until';

/** Whether the packages of a remote are in their place; a new one has none before `pnpm install`. */
export function isInstalled(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).every((name) => existsSync(path.join(folder, 'node_modules', name)));
}

/**
 * @param come gets the folder of a remote once its packages are there, or it is gone itself
 * @returns says what a remote without its packages needs, and waits for it
 */
export function createInstallWatch(come: (folder: string) => void): (part: string, folder: string) => void {
  const waiting = new Set<string>();
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
  return (part, folder) => {
    if (waiting.has(part)) return;
    waiting.add(part);
    console.log(`${part} is new: run pnpm install in another terminal, and it is built and shown`);
    const ready = async () => !existsSync(path.join(folder, 'package.json')) || isInstalled(folder);
    until(ready, pause).then(() => {
      waiting.delete(part);
      come(folder);
    }, console.error);
  };
}
