import { useModal } from '@foyer/shared/ui';
import { useId } from 'react';
import styles from './closed-over.module.css';
import { type ClosedState, StartUpScreen } from './screens';

const stays = () => undefined;

/**
 * The screen of a site that closed while it was open, over the page: what lies under it is inert, dialogs too, and is as it was
 * when the site opens again. A browser's memory of the page is all that keeps it: a reload begins anew.
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
      {/* Toasts stand outside, where nothing is read out while this is open. */}
      <div aria-live="polite" data-toast-voice="" className="visually-hidden" />
    </dialog>
  );
}
