import { useT } from '@foyer/shared/i18n';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icons';
import { join } from '../styles/join';
import { useMaskGuard } from './mask-guard';
import styles from './modal.module.css';
import { useModal } from './use-modal';

interface ModalFrame {
  open: boolean;
  onClose: () => void;
  onGone?: (() => void) | undefined;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  art?: ReactNode | undefined;
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  dismissable?: boolean | undefined;
  className?: string | undefined;
}

interface ModalProps extends ModalFrame {
  /** Class names for position, animation and spacing, added to those of all modals. */
  look: Readonly<Partial<Record<'viewport' | 'popup' | 'head' | 'title' | 'body' | 'actions', string | undefined>>>;
  popupRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** The common part of dialogs and drawers: a native modal with mask, title, close button, content and actions. */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    onGone,
    title,
    titleHidden = false,
    art,
    children,
    actions,
    dismissable = true,
    className,
    look,
  } = props;
  const t = useT('shared');
  const titleId = useId();
  const tooEarly = useMaskGuard(open);
  const maskPressed = useRef(false);
  const { ref, present, onCancel, onClosed } = useModal({ open, onClose, onGone, dismissable });
  // The same elements are not drawn again: a modal closes as it was, and the press that closes it answers sooner (decision 118).
  const content = useRef({ art, children, actions });
  if (open) content.current = { art, children, actions };
  if (!present) return null;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the mask; the keyboard has the escape key
    <dialog
      ref={ref}
      tabIndex={-1}
      inert={!open}
      closedby={dismissable ? 'closerequest' : 'none'}
      aria-labelledby={titleId}
      className={join(styles.viewport, look.viewport)}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={(event) => {
        maskPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // The press must start and end on the mask; selecting text may end there.
        const onMask = maskPressed.current && event.target === event.currentTarget;
        if (onMask && open && dismissable && !tooEarly()) onClose();
      }}
    >
      <div ref={props.popupRef} className={join(styles.popup, look.popup, className)}>
        {content.current.art}
        <div className={join(styles.head, look.head)}>
          <h2 id={titleId} className={titleHidden ? 'visually-hidden' : join(styles.title, look.title)}>
            {title}
          </h2>
          {dismissable ? (
            <IconButton label={t('ui.close')} icon={<CloseIcon />} className={styles.close} onClick={onClose} />
          ) : null}
        </div>
        <div className={join(styles.body, look.body)}>{content.current.children}</div>
        {content.current.actions === undefined ? null : (
          <div className={join(styles.actions, look.actions)}>{content.current.actions}</div>
        )}
        {/* Toasts are outside of the modal, where screen readers hear nothing while it is open. */}
        <div aria-live="polite" data-toast-voice="" className="visually-hidden" />
      </div>
    </dialog>,
    document.body,
  );
}
