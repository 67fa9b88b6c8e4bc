import { Spinner } from '../button/spinner';
import { CheckIcon, WarningIcon } from '../icons';
import { join } from '../styles/join';
import type { ToastMessage, ToastSource } from './toast';
import styles from './toast.module.css';
import { useToastQueue } from './use-toast-queue';

/** How one toast looks. */
export function ToastView({ text, kind = 'info' }: ToastMessage) {
  return (
    <div className={join(styles.toast, styles[kind])}>
      {kind === 'loading' ? <Spinner /> : null}
      {kind === 'success' ? <CheckIcon size={20} /> : null}
      {kind === 'error' ? <WarningIcon size={20} /> : null}
      <span>{text}</span>
    </div>
  );
}

/** The place at the top of the page where toasts come out; rendered once, by the shell. Read out politely. */
export function ToastHost({ subscribe }: { subscribe: ToastSource }) {
  const visible = useToastQueue(subscribe);
  return (
    <div role="status" aria-live="polite" className={styles.host}>
      {visible === null ? null : <ToastView key={visible.id} {...visible} />}
    </div>
  );
}
