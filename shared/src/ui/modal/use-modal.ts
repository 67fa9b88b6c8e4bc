import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { raiseToasts } from '../toast/raise';
import { afterMotion } from './after-motion';

/** What the owner of a modal says of it. */
export interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** It was seen going and has left the page. */
  onGone?: (() => void) | undefined;
  /** False where neither escape nor the back gesture closes it. */
  dismissable: boolean;
}

/** What its `<dialog>` is given. */
export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether it stands on the page: from opening until it was seen going. */
  present: boolean;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClosed: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Runs a native `<dialog>` as its owner says. The browser makes the page behind inert, keeps the focus inside and gives it
 * back; it closes at once, also when the part leaves the page, and what is still seen going blocks nothing.
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
    // Not in a cleanup: React would give the focus back to the dialog after it.
    dialog.close();
    return afterMotion(dialog.firstElementChild, () => {
      setPresent(false);
      gone.current?.();
    });
  }, [open, present]);
  useLayoutEffect(() => () => ref.current?.close(), []);

  return {
    ref,
    present,
    onCancel: (event) => {
      // The cancel event of a file input inside bubbles up here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (open && dismissable) onClose();
    },
    onClosed: ({ currentTarget }) => {
      // Browsers let nobody refuse the escape key twice in a row; the owner still decides.
      if (open && !currentTarget.open) show(currentTarget);
    },
  };
}

function show(dialog: HTMLDialogElement): void {
  // The window itself takes the focus: readers say its title, and no keyboard jumps up before it was read.
  dialog.setAttribute('autofocus', '');
  dialog.showModal();
  dialog.focus({ preventScroll: true });
  raiseToasts();
}
