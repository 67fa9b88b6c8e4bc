import { Drawer as Base } from '@base-ui/react/drawer';
import { useT } from '@foyer/shared/i18n';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { useMaskGuard } from '../dialog/mask-guard';
import { CloseIcon } from '../icons';
import { join } from '../styles/join';
import styles from './drawer.module.css';

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
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, titleHidden = false, from = 'sheet', children, actions, className } = props;
  const t = useT('shared');
  const popup = useRef<HTMLDivElement>(null);
  const tooEarly = useMaskGuard(open);
  const rightToLeft = typeof document !== 'undefined' && document.dir === 'rtl';
  const away = from === 'sheet' ? 'down' : rightToLeft ? 'left' : 'right';
  return (
    <Base.Root
      open={open}
      swipeDirection={away}
      onOpenChange={(next, details) => {
        if (next) return;
        if (details.reason === 'outside-press' && tooEarly()) details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} />
        <Base.Viewport className={join(styles.viewport, styles[from])}>
          <Base.Popup ref={popup} initialFocus={popup} className={join(styles.popup, className)}>
            <div className={styles.head}>
              <Base.Title className={titleHidden ? 'visually-hidden' : styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={t('ui.close')} icon={<CloseIcon />} className={styles.close} />} />
            </div>
            <Base.Content className={styles.body}>{children}</Base.Content>
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
