import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ErrorPanel, LinkButton } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './launch-game.module.css';

export interface LaunchFailedProps {
  /** Why the game did not open. Default: the answer had no address. */
  title?: string;
  onRetry?: () => void;
  /** What else there is. */
  children?: ReactNode;
}

/** A game that did not open: the reason, a retry button and the way home. */
export function LaunchFailed({ title, onRetry, children }: LaunchFailedProps) {
  const t = useT('games');
  const errorText = useT('shared');
  return (
    <div className={styles.failed}>
      <ErrorPanel title={title ?? errorText('error.url.empty')} onRetry={onRetry} />
      {children}
      <LinkButton variant="link" to={HOME}>
        {t('launch.home')}
      </LinkButton>
    </div>
  );
}
