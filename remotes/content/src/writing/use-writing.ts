import { sessionStore, useDraft } from '@foyer/shared/session';
import { slotsOfRemote } from '@foyer/shared/storage';
import { useRef, useState } from 'react';

/** What is written in a form. */
export interface Written {
  /** What it is about, where the form asks. */
  readonly type: string;
  readonly text: string;
  readonly pictures: readonly File[];
}

interface Kept {
  readonly owner: string;
  readonly form: string;
  readonly type: string;
  readonly text: string;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['owner', 'form', 'type', 'text'].every((name) => typeof Reflect.get(value, name) === 'string');

/** For a reload. It goes with the session; `useDraft` has it for whoever logs in again. */
const slot = slotsOfRemote('content').json('session', 'writing', isKept);

const owner = (): string => sessionStore.getState().session?.userName ?? '';

function keptOf(form: string): Written | undefined {
  const kept = slot.get();
  if (kept === undefined || kept.owner !== owner() || kept.form !== form) return undefined;
  return { type: kept.type, text: kept.text, pictures: [] };
}

/**
 * What a member writes, kept through a reload of the page (without pictures, which no storage takes) and, with pictures, through an
 * ended session (A030).
 *
 * @param form unique name of the form
 */
export function useWriting(form: string, empty: Written) {
  const [written, setWritten] = useState(() => keptOf(form) ?? empty);
  const present = useRef(written);
  const set = (next: Written) => {
    present.current = next;
    setWritten(next);
    const { type, text } = next;
    if (text === '') slot.remove();
    else slot.set({ owner: owner(), form, type, text });
  };
  useDraft<Written>({ getValues: () => present.current, reset: set }, form);
  return {
    written,
    change: (part: Partial<Written>) => set({ ...present.current, ...part }),
    /** The present pictures, also between two renders. */
    pictures: () => present.current.pictures,
    clear: () => set(empty),
  };
}
