import { siteConfig } from '@foyer/shared/api';
import { join } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { LanternStreet } from './lantern-street';
import styles from './street-page.module.css';

interface StreetPageProps {
  /** The page's own bar, where the shell draws none. */
  bar?: ReactNode | undefined;
  /** Stands large on the street; the name of the site unless said. */
  heading?: ReactNode | undefined;
  lead: ReactNode;
  /** `low` leaves the room to a longer form. */
  look?: 'tall' | 'low' | undefined;
  /** Fills the place of the street and its words. */
  art?: ReactNode | undefined;
  children: ReactNode;
}

/** The street at night above, what there is to do in reach of the thumb below. */
export function StreetPage({ bar, heading = siteConfig().name, lead, look = 'tall', art, children }: StreetPageProps) {
  return (
    <div className={styles.page}>
      {bar}
      <div className={join(styles.hero, look === 'low' && styles.low)}>
        {art ?? (
          <>
            <LanternStreet />
            <p className={styles.greeting}>
              <strong className={styles.site}>{heading}</strong>
              <span className={styles.lead}>{lead}</span>
            </p>
          </>
        )}
      </div>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
