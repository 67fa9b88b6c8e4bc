import { type ReactNode, useRef } from 'react';
import { Modal } from '../modal/modal';
import { join } from '../styles/join';
import styles from './drawer.module.css';
import { useSwipeAway } from './use-swipe-away';

export interface DrawerProps {
  open: boolean;
  /** The member wants it closed: mask, escape, swipe or the close button. */
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  /** `sheet` rises from the bottom; `side` comes from the end of the line (the right, in English). */
  from?: 'sheet' | 'side' | undefined;
  children?: ReactNode | undefined;
  /** Stays at the bottom while the content scrolls. */
  actions?: ReactNode | undefined;
  className?: string | undefined;
}

/** A modal panel from an edge, closed by a swipe back to it. The mask rule of dialogs holds here too (S9-CONST-28). */
export function Drawer({ from = 'sheet', ...props }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null);
  useSwipeAway(popup, from, props.open, props.onClose);
  return <Modal {...props} popupRef={popup} look={{ ...styles, viewport: join(styles.viewport, styles[from]) }} />;
}
