import { slotsOfShell } from '@foyer/shared/shell';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { dispatch, type Shortcut } from './dispatch';

interface Keys {
  /** Single letters may be switched off, for who dictates (WCAG 2.1.4). */
  readonly lettersOn: boolean;
  readonly setLetters: (on: boolean) => void;
  /** All that work now, for the help. */
  readonly all: () => readonly Shortcut[];
  readonly add: (shortcuts: { readonly current: readonly Shortcut[] }) => () => void;
}

const stored = slotsOfShell.text<'off' | 'on'>('local', 'deskLetters', { stays: true });
const KeysContext = createContext<Keys | undefined>(undefined);

export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const [lettersOn, setLettersOn] = useState(() => stored.get() !== 'off');
  const lists = useRef(new Set<{ readonly current: readonly Shortcut[] }>());
  const keys = useMemo<Keys>(
    () => ({
      lettersOn,
      setLetters: (on) => {
        stored.set(on ? 'on' : 'off');
        setLettersOn(on);
      },
      all: () => [...lists.current].flatMap(({ current }) => current),
      add: (list) => {
        lists.current.add(list);
        return () => void lists.current.delete(list);
      },
    }),
    [lettersOn],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => dispatch(event, keys.all(), keys.lettersOn);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [keys]);
  return <KeysContext value={keys}>{children}</KeysContext>;
}

export function useKeys(): Keys {
  const keys = useContext(KeysContext);
  if (keys === undefined) throw new Error('No keys are provided here');
  return keys;
}

/** Shortcuts that work while the caller is on the page, and stand in the help. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useKeys();
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => add(latest), [add]);
}
