import { useModal } from '@foyer/shared/ui';
import { useId } from 'react';
import styles from './closed-over.module.css';
import { type ClosedState, StartUpScreen } from './screens';

const stays = () => undefined;

/**
 * The screen of a site that closed while a page is open. It covers the page, which is inert but keeps its state until the site
 * opens again or the page is reloaded.
 */
export function ClosedOver({ state }: { state: ClosedState }) {
  const id = useId();
  const { ref, onCancel, onClosed } = useModal({ open: true, onClose: stays, dismissable: false });
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      closedby="none"
      aria-labelledby={id}
      className={styles.over}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <StartUpScreen state={state} titleId={id} />
      {/* Toasts are outside of the screen, where screen readers hear nothing while it is open. */}
      <div aria-live="polite" data-toast-voice="" className="visually-hidden" />
    </dialog>
  );
}
