import type { ReactNode } from 'react';
import { Modal } from '../modal/modal';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called by mask, escape key and close button. The owner then sets `open` to false. */
  onClose: () => void;
  /** Called after the closing animation (S4-POPUP-03, A061). */
  onGone?: (() => void) | undefined;
  title: ReactNode;
  /** Shows the title to screen readers only, when a picture already says it. */
  titleHidden?: boolean | undefined;
  /** Decoration beside the title. */
  art?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons below the content, the main one last. */
  actions?: ReactNode | undefined;
  /** False when the member must decide: no close button, and mask and escape do nothing. */
  dismissable?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A modal window in the middle of the page. It keeps the focus and returns it, and the page behind does not scroll. Presses on
 * the mask are ignored for 300 ms after opening (S9-CONST-28).
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} look={styles} />;
}
