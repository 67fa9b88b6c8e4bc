import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ErrorPanel, LinkButton } from '@foyer/shared/ui';
import styles from './launch-game.module.css';

export interface LaunchFailedProps {
  /** Error of the launch call; missing when the answer had no address. */
  error?: unknown;
  busy?: boolean;
  onRetry?: () => void;
}

/** A failed launch: the reason, a retry button and the way home. */
export function LaunchFailed({ error, busy = false, onRetry }: LaunchFailedProps) {
  const t = useT('games');
  const errorText = useT('shared');
  const title = errorText(error === undefined ? 'error.url.empty' : errorTextKey(error));
  return (
    <div className={styles.failed}>
      <ErrorPanel title={title} busy={busy} onRetry={onRetry} />
      <LinkButton variant="link" to={HOME}>
        {t('launch.home')}
      </LinkButton>
    </div>
  );
}
