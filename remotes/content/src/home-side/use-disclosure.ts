import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Disclosure {
  /** Around the button and what it opens. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it and returns the focus to the button. */
  readonly close: () => void;
}

/** Something that a button opens; Escape, a press elsewhere and focus elsewhere close it. */
export function useDisclosure(): Disclosure {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) setOpen(false);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [open, close]);
  return { box, button, open, toggle: () => setOpen((now) => !now), close };
}
