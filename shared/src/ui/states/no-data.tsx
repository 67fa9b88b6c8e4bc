import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { join } from '../styles/join';
import { LanternArt } from './lantern-art';
import styles from './panel.module.css';

export interface NoDataProps {
  /** Default: the kit's "no data". */
  text?: ReactNode | undefined;
  /** Drawing in place of the lantern. */
  art?: ReactNode | undefined;
  /** The next step, such as a `LinkButton`. */
  action?: ReactNode | undefined;
  className?: string | undefined;
}

/** Shows that a list is empty: a drawing, a sentence and the next step (S2-NODATA-01). */
export function NoData({ text, art, action, className }: NoDataProps) {
  const t = useT('shared');
  return (
    <div className={join(styles.panel, className)}>
      {art ?? <LanternArt label={t('ui.noData')} />}
      <p className={styles.text}>{text ?? t('ui.noData')}</p>
      {action}
    </div>
  );
}
