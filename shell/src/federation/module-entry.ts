import { placeOf } from '../boot/files';
import { boot } from '../boot/state';
import { describe } from './description';
import type { LoadableRelease } from './loadable-release';

/**
 * Fetches a module with its published hash, which the guard of its folder adds, and does not run it. Whatever imports the address
 * from now on gets these bytes, because a document asks for the module of an address once.
 */
function pin(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} was not loaded`));
    document.head.append(link);
  });
}

/**
 * Opens a release whose entry is a module, as Vite's federation plugin builds it (decision 87). An `import` names no hash, so all
 * modules of the release are fetched with theirs before the first of them runs, also those that it imports later.
 * @param release its folder is guarded by `guardFolder`
 * @param entry address of the entry
 * @returns what the entry exports: `init` and `get` of a container
 * @throws when a module is late or another one, and in browsers that cannot be told the hash of a module
 */
export async function openModule({ part, version, folder, files }: LoadableRelease, entry: string): Promise<unknown> {
  if (!document.createElement('link').relList.supports('modulepreload'))
    throw new Error(`${part} ${version} is made of modules, whose hashes this browser does not take`);
  if (!files) throw new Error(`${part} ${version} has no list of its files`);
  const { integrity } = await describe(files);
  const modules = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  await Promise.all(modules.map((file) => pin(folder + file)));
  const place = placeOf(entry);
  if (!boot().asset(place)) throw new Error(`${entry} was never released`);
  return import(/* webpackIgnore: true */ place);
}
