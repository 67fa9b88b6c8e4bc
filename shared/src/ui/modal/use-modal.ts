import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { raiseToasts } from '../toast/raise';
import { afterMotion } from './after-motion';

export interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation. */
  onGone?: (() => void) | undefined;
  /** False: escape and the back gesture do nothing. */
  dismissable: boolean;
}

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the dialog is rendered: from opening to the end of the closing animation. */
  present: boolean;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClosed: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Controls a native `<dialog>`. The browser makes the page inert, keeps the focus inside and returns it. The dialog closes at
 * once; its closing animation blocks nothing.
 */
export function useModal({ open, onClose, onGone, dismissable }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !present) return;
    if (open) return show(dialog);
    // Not in a cleanup: after it React would return the focus to the dialog.
    hide(dialog);
    return afterMotion(dialog.firstElementChild, () => {
      setPresent(false);
      gone.current?.();
    });
  }, [open, present]);
  useLayoutEffect(() => () => hide(ref.current), []);

  return {
    ref,
    present,
    onCancel: (event) => {
      // The cancel event of a file input bubbles up to here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (open && dismissable) onClose();
    },
    onClosed: ({ currentTarget }) => {
      // Browsers close the dialog at the second escape key, even when the first was prevented.
      if (open && !currentTarget.open) show(currentTarget);
    },
  };
}

/** Marks the page while a modal is open, whichever part opened it: nothing scrolls behind one. */
const markPage = (isBehind: boolean) => document.documentElement.toggleAttribute('data-modal', isBehind);

function hide(dialog: HTMLDialogElement | null): void {
  markPage([...document.querySelectorAll('dialog[open]')].some((each) => each !== dialog));
  dialog?.close();
}

function show(dialog: HTMLDialogElement): void {
  // The window takes the focus, so that screen readers say the title and no on-screen keyboard opens.
  dialog.setAttribute('autofocus', '');
  // Before it opens: the browser lays out the page as it moves the focus, and would do so a second time (decision 115).
  markPage(true);
  dialog.showModal();
  if (document.activeElement !== dialog) dialog.focus({ preventScroll: true });
  raiseToasts();
}
