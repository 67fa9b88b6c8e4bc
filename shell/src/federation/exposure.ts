import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { storage } from '@foyer/shared/storage';
import { boot } from '../boot/state';

/** Variants this page has told of or is telling of. */
const telling = new Set<string>();

/** Variants a browser remembers having told of; older ones belong to experiments that are over. */
const REMEMBERED = 50;

/**
 * Tells the platform that this visitor saw this release of a part, where the part is under an experiment: once per visitor
 * and variant, whatever the number of pages. What did not arrive is told again by the next page.
 */
export async function reportExposure(part: string, version: string): Promise<void> {
  const variant = `${part}@${version}`;
  if (!boot().experiments.has(part) || telling.has(variant)) return;
  if (storage.exposures.get()?.includes(variant)) return;
  telling.add(variant);
  try {
    await call('exposure', { body: { part, version, visitor: boot().visitor } });
  } catch {
    return;
  }
  storage.exposures.set([...(storage.exposures.get() ?? []), variant].slice(-REMEMBERED));
  bus.emit('part:exposed', { part, version });
}
