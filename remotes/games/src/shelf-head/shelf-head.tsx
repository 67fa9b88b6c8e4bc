import { countText, useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { Link } from '@foyer/shared/router';
import { ChevronRightIcon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './shelf-head.module.css';

export interface ShelfHeadProps {
  name: string;
  /** How many games there are, where it is said. */
  count?: number | undefined;
  /** Before the name. */
  icon?: ReactNode;
  /** Element id of the heading, to label other elements. */
  id?: string;
  /** Accessible name of "see all". */
  allLabel: string;
  /** Address or handler of "see all". */
  all: SiteAddress | (() => void);
}

/** A shelf's name, with the link to all of it. */
export function ShelfHead({ name, count, icon, id, allLabel, all }: ShelfHeadProps) {
  const t = useT('games');
  const content = (
    <>
      {t('home.all')}
      <ChevronRightIcon size={16} />
    </>
  );
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.name}>
        {icon}
        {name}
        {count === undefined ? null : <span className={styles.count}> {countText(count)}</span>}
      </h2>
      {typeof all === 'string' ? (
        <Link to={all} aria-label={allLabel} className={styles.all}>
          {content}
        </Link>
      ) : (
        <button type="button" aria-label={allLabel} onClick={all} className={styles.all}>
          {content}
        </button>
      )}
    </div>
  );
}
