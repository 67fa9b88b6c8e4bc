import type { Operation } from '@foyer/shared/contract';
import { slotsOfRemote } from '@foyer/shared/storage';

/** A wish that was sent and whose answer nobody has seen yet (B006). */
export interface SubmitNote {
  readonly operation: Operation;
  readonly key: string;
  /** Epoch milliseconds of the device. */
  readonly at: number;
}

/** How long a note is worth a question, in ms. */
const WORTH_ASKING = 24 * 3_600_000;

type NotesByMember = Readonly<Record<string, readonly SubmitNote[]>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNote = (value: unknown): value is SubmitNote =>
  isRecord(value) &&
  typeof value['operation'] === 'string' &&
  typeof value['key'] === 'string' &&
  typeof value['at'] === 'number';

const isNotes = (value: unknown): value is readonly SubmitNote[] => Array.isArray(value) && value.every(isNote);

const isByMember = (value: unknown): value is NotesByMember => isRecord(value) && Object.values(value).every(isNotes);

const slots = slotsOfRemote('money');

/** Stays behind a log-out, so that the member learns the outcome in a new tab after logging in; it tells no amount (B006). */
const kept = slots.json('local', 'submits', isByMember, { stays: true });

/** Notes made before the member's id was loaded. */
const nameless = slots.json('session', 'submits', isNotes);

const isFresh = ({ at }: SubmitNote): boolean => Math.abs(Date.now() - at) < WORTH_ASKING;

function write(notes: NotesByMember): void {
  const filled = Object.entries(notes).filter(([, own]) => own.length > 0);
  if (filled.length === 0) kept.remove();
  else kept.set(Object.fromEntries(filled));
}

/** All notes that are still worth a question, without those of more than a day ago. */
function read(): NotesByMember {
  const stored = kept.get() ?? {};
  const fresh = Object.fromEntries(Object.entries(stored).map(([owner, notes]) => [owner, notes.filter(isFresh)]));
  if (JSON.stringify(fresh) !== JSON.stringify(stored)) write(fresh);
  return fresh;
}

/** Notes a wish before it is sent. */
export function noteSubmit(owner: number | undefined, note: SubmitNote): void {
  if (owner === undefined) nameless.set([...(nameless.get() ?? []), note]);
  else write({ ...read(), [owner]: [...(read()[owner] ?? []), note] });
}

/** The notes of a member, oldest first. Those of this tab from before the member was known become theirs. */
export function submitsOf(owner: number | undefined): readonly SubmitNote[] {
  const early = (nameless.get() ?? []).filter(isFresh);
  if (owner === undefined) return early;
  if (early.length > 0) {
    write({ ...read(), [owner]: [...(read()[owner] ?? []), ...early] });
    nameless.remove();
  }
  return read()[owner] ?? [];
}

/** Removes a note, once its outcome is known. */
export function forgetSubmit(key: string): void {
  const others = ({ key: other }: SubmitNote) => other !== key;
  const early = nameless.get()?.filter(others) ?? [];
  if (early.length === 0) nameless.remove();
  else nameless.set(early);
  write(Object.fromEntries(Object.entries(read()).map(([owner, notes]) => [owner, notes.filter(others)])));
}

/** Whether a wish still waits for its outcome: another tab may have learned it. */
export const isNoted = (owner: number | undefined, key: string): boolean =>
  submitsOf(owner).some((note) => note.key === key);

/** A key of one wish. `crypto.randomUUID` exists on secure origins only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
