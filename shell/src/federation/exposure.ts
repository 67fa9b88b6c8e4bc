import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { slotsOfShell } from '@foyer/shared/shell';
import { boot } from '../boot/state';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Variants this browser has told of. */
const told = slotsOfShell.json('local', 'exposures', isTextList, { stays: true, was: 'exposures' });

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
  if (told.get()?.includes(variant)) return;
  telling.add(variant);
  try {
    await call('exposure', { body: { part, version, visitor: boot().visitor } });
  } catch {
    return;
  }
  told.set([...(told.get() ?? []), variant].slice(-REMEMBERED));
  bus.emit('part:exposed', { part, version });
}
