import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { slotsOfShell } from '@foyer/shared/shell';
import { boot } from '../boot/state';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const told = slotsOfShell.json('local', 'exposures', isTextList, { stays: true, was: 'exposures', until: '4.0.0' });

/** Variants that this page has reported or is reporting. */
const telling = new Set<string>();

/** Number of variants that a browser remembers; older experiments are over. */
const REMEMBERED = 50;

/** Reports that this visitor saw a variant, once per visitor and variant. A failed report is repeated by the next page. */
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
