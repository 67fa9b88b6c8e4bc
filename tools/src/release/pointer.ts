import { lstatSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { linkAtomically, linkOf } from './documents';

/** Folders with one link for each channel, each named by the hash of where they lead. */
const GENERATIONS = '.generations';
/** What was live on a host from before there were generations, once it has been moved aside. */
export const FORMER = 'former';

/** The folder of all generations of a host. */
export const generationsOf = (site: string): string => path.join(site, GENERATIONS);
/** The folder of one. */
export const generation = (site: string, id: string): string => path.join(generationsOf(site), id);
const pointerOf = (site: string): string => path.join(site, 'live');

/** The generation that is live; undefined before the first decision, and on a host from before there were generations. */
export function pointedGeneration(site: string): string | undefined {
  const link = linkOf(pointerOf(site));
  return link !== undefined && path.dirname(link) === GENERATIONS ? path.basename(link) : undefined;
}

export const isFolder = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether what is live lies in a folder, as before there were generations. */
export const isOlderHost = (site: string): boolean => isFolder(pointerOf(site));

const used = (folder: string): void => utimesSync(folder, new Date(), new Date());

/**
 * Makes a prepared generation live: all channels change at once, by the rename of one link. The folder `live` of an older host is
 * moved to where its readers look when there is no link.
 */
export function pointTo(site: string, id: string): void {
  const before = pointedGeneration(site);
  used(generation(site, id));
  if (before === id) return;
  if (before !== undefined && isFolder(generation(site, before))) used(generation(site, before));
  if (isOlderHost(site)) {
    rmSync(generation(site, FORMER), { recursive: true, force: true });
    used(pointerOf(site));
    renameSync(pointerOf(site), generation(site, FORMER));
  }
  linkAtomically(`${GENERATIONS}/${id}`, pointerOf(site));
}
