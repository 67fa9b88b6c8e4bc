import { type ReactNode, useRef } from 'react';
import { Modal } from '../modal/modal';
import { join } from '../styles/join';
import styles from './drawer.module.css';
import { useSwipeAway } from './use-swipe-away';

export interface DrawerProps {
  open: boolean;
  /** Called by mask, escape key, swipe and close button. */
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  /** `sheet` comes from the bottom, `side` from the end of the line (in English the right). */
  from?: 'sheet' | 'side' | undefined;
  children?: ReactNode | undefined;
  /** Stays visible while the content scrolls. */
  actions?: ReactNode | undefined;
  className?: string | undefined;
}

/** A modal panel from an edge, closed by a swipe too. Ignores early presses on the mask, as a dialog does (S9-CONST-28). */
export function Drawer({ from = 'sheet', ...props }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null);
  useSwipeAway(popup, from, props.open, props.onClose);
  return <Modal {...props} popupRef={popup} look={{ ...styles, viewport: join(styles.viewport, styles[from]) }} />;
}
