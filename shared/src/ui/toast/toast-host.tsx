import { useLayoutEffect, useRef } from 'react';
import { Spinner } from '../button/spinner';
import { CheckIcon, WarningIcon } from '../icons';
import { join } from '../styles/join';
import { raise, sayInModal } from './raise';
import type { ToastMessage, ToastSource } from './toast';
import styles from './toast.module.css';
import { useToastQueue } from './use-toast-queue';

export function ToastView({ text, kind = 'info' }: ToastMessage) {
  return (
    <div className={join(styles.toast, styles[kind])}>
      {kind === 'loading' ? <Spinner /> : null}
      {kind === 'success' || kind === 'notice' ? <CheckIcon size={20} /> : null}
      {kind === 'error' || kind === 'warning' ? <WarningIcon size={20} /> : null}
      <span>{text}</span>
    </div>
  );
}

/** Each toast enters the top layer again, so it is above all that is open. */
function ToastPlace(message: ToastMessage) {
  const place = useRef<HTMLDivElement>(null);
  const { text } = message;
  useLayoutEffect(() => {
    if (place.current !== null) raise(place.current);
    return sayInModal(text);
  }, [text]);
  return (
    <div ref={place} popover="manual" data-toast="" className={styles.place}>
      <ToastView {...message} />
    </div>
  );
}

/** The place of toasts at the top of the page, rendered once by the shell. Announced politely. */
export function ToastHost({ subscribe }: { subscribe: ToastSource }) {
  const visible = useToastQueue(subscribe);
  return (
    <div role="status" aria-live="polite">
      {visible === null ? null : <ToastPlace key={visible.id} {...visible} />}
    </div>
  );
}
