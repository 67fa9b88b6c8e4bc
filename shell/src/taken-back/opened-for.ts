import { slotsOfShell } from '@foyer/shared/shell';

/** What this tab has opened a new document for, so that it never does it twice. */
interface OpenedFor {
  /** `part@version`. */
  readonly releases: readonly string[];
  /** Epoch milliseconds of the last one. */
  readonly at: number;
}

const isOpenedFor = (value: unknown): value is OpenedFor =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'at') === 'number' &&
  Array.isArray(Reflect.get(value, 'releases')) &&
  (Reflect.get(value, 'releases') as unknown[]).every((each) => typeof each === 'string');

const slot = slotsOfShell.json('session', 'takenBack', isOpenedFor, { stays: true });

/** Ms between two new documents of a tab. */
const APART = 5 * 60_000;

/** Whether this tab has had its new document for a release. */
export const wasOpenedFor = (release: string): boolean => slot.get()?.releases.includes(release) === true;

/** Whether the last new document is long enough ago. A clock that was set back says no more than that. */
export const mayOpen = (): boolean => Math.abs(Date.now() - (slot.get()?.at ?? 0)) > APART;

/**
 * Notes that a new document is opened for some releases.
 * @returns whether the browser has kept it: without that the tab would not know it afterwards, and could do it for ever
 */
export function noteOpened(releases: readonly string[]): boolean {
  slot.set({ releases: [...new Set([...(slot.get()?.releases ?? []), ...releases])], at: Date.now() });
  return isKept(releases);
}

function isKept(releases: readonly string[]): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(slot.key) ?? '');
    return isOpenedFor(kept) && releases.every((release) => kept.releases.includes(release));
  } catch {
    return false;
  }
}

/** Forgets releases that visitors get again: they may be taken back once more. */
export function keepOnly(named: readonly string[]): void {
  const opened = slot.get();
  if (opened === undefined || opened.releases.every((release) => named.includes(release))) return;
  slot.set({ ...opened, releases: opened.releases.filter((release) => named.includes(release)) });
}
