import { Dialog as Base } from '@base-ui/react/dialog';
import { useT } from '@foyer/shared/i18n';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icons';
import { join } from '../styles/join';
import styles from './dialog.module.css';
import { useMaskGuard } from './mask-guard';

export interface DialogProps {
  open: boolean;
  /** The member wants it closed: mask, escape key or the close button. The owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** The title is there for readers only, for dialogs whose picture already says it. */
  titleHidden?: boolean | undefined;
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
  const { open, onClose, title, titleHidden = false, children, actions, dismissable = true, className } = props;
  const t = useT('shared');
  const popup = useRef<HTMLDivElement>(null);
  const tooEarly = useMaskGuard(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        const refused = !dismissable || (details.reason === 'outside-press' && tooEarly());
        if (refused) details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} />
        <Base.Viewport className={styles.viewport}>
          {/* The window itself takes the focus: readers say its title, and no keyboard jumps up before it was read. */}
          <Base.Popup ref={popup} initialFocus={popup} className={join(styles.popup, className)}>
            <div className={styles.head}>
              <Base.Title className={titleHidden ? 'visually-hidden' : styles.title}>{title}</Base.Title>
              {dismissable ? (
                <Base.Close
                  render={<IconButton label={t('ui.close')} icon={<CloseIcon />} className={styles.close} />}
                />
              ) : null}
            </div>
            <div className={styles.body}>{children}</div>
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
