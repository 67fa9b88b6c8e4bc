import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { RefreshIcon } from '../icons';
import { join } from '../styles/join';
import { LanternArt } from './lantern-art';
import styles from './panel.module.css';

export interface ErrorPanelProps {
  /** What happened, for the member. Default: the kit's "failed". */
  title?: ReactNode | undefined;
  /** Small print: part and version, or an error code for the service desk. */
  detail?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** `inline` takes one line, e.g. in a slot. */
  look?: 'page' | 'inline' | undefined;
  className?: string | undefined;
}

/** Shows that something failed, and a way to try again. Announced to screen readers. */
export function ErrorPanel({ title, detail, onRetry, busy = false, look = 'page', className }: ErrorPanelProps) {
  const t = useT('shared');
  return (
    <div role="alert" className={join(look === 'page' ? styles.panel : styles.inline, className)}>
      {look === 'page' ? <LanternArt broken /> : null}
      <div className={styles.words}>
        <p className={styles.text}>{title ?? t('ui.failed')}</p>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {onRetry === undefined ? null : (
        <Button size="small" busy={busy} icon={<RefreshIcon size={16} />} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
