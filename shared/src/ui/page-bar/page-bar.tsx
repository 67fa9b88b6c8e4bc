import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import type { MouseEvent, ReactNode } from 'react';
import type { SiteAddress } from '../../paths';
import { IconButton } from '../button/icon-button';
import { BackIcon } from '../icons';
import { useSticky } from '../press/use-sticky';
import { KeptNote } from '../states/kept-note';
import { join } from '../styles/join';
import styles from './page-bar.module.css';

export interface PageBarProps {
  /** The page's only `<h1>`. */
  title: ReactNode;
  /** Target of the back arrow; `onBack` is the alternative. Without both there is no arrow. */
  backTo?: SiteAddress | undefined;
  onBack?: ((press: MouseEvent) => void) | undefined;
  /** One or two icon buttons at the end of the line. */
  trailing?: ReactNode | undefined;
  className?: string | undefined;
}

/** The top bar of an inner page: back arrow, title and buttons. Sticky, with a clearer edge after 100 px of scrolling (A102). */
export function PageBar({ title, backTo, onBack, trailing, className }: PageBarProps) {
  const t = useT('shared');
  const icon = <BackIcon />;
  const stuck = useSticky();
  return (
    <>
      <header className={join(styles.bar, stuck && styles.stuck, className)}>
        <div className={styles.start}>
          {backTo === undefined ? null : (
            <Link to={backTo} aria-label={t('ui.back')} className={styles.back}>
              {icon}
            </Link>
          )}
          {backTo === undefined && onBack !== undefined ? (
            <IconButton label={t('ui.back')} icon={icon} onClick={onBack} />
          ) : null}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.end}>{trailing}</div>
      </header>
      <KeptNote />
    </>
  );
}
