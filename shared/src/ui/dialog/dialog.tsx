import type { ReactNode } from 'react';
import { Modal } from '../modal/modal';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** The member wants it closed: mask, escape key or the close button. The owner then sets `open` to false. */
  onClose: () => void;
  /** It has left the page, after its motion (S4-POPUP-03, A061). */
  onGone?: (() => void) | undefined;
  title: ReactNode;
  /** The title is there for readers only, for dialogs whose picture already says it. */
  titleHidden?: boolean | undefined;
  /** Decoration of the window itself, beside the title and what scrolls below it. */
  art?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons below the content; the last one is the main one. */
  actions?: ReactNode | undefined;
  /** False where the member has to decide: no close button, neither mask nor escape closes it. */
  dismissable?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A modal window in the middle of the page: holds the focus, gives it back, stops the page behind from scrolling.
 * A press on the mask within 300 ms of opening is ignored (S9-CONST-28).
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} look={styles} />;
}
