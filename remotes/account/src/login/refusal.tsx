import { WarningIcon } from '@foyer/shared/ui';
import { useFailureText } from '../external/failure-text';
import styles from './refusal.module.css';

/** What is said of the last attempt; the room for it opens when there is something to say. Read out at once. */
export function Refusal({ error }: { error: Error | null }) {
  const sayOf = useFailureText();
  return (
    <div role="alert">
      {error === null ? null : (
        <p className={styles.reason}>
          <WarningIcon size={20} />
          <span>{sayOf(error)}</span>
        </p>
      )}
    </div>
  );
}
