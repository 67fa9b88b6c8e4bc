import { siteConfig } from '@foyer/shared/api';
import { join } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { LanternStreet } from './lantern-street';
import styles from './street-page.module.css';

interface StreetPageProps {
  /** The page's own bar, where the shell shows none. */
  bar?: ReactNode | undefined;
  /** Large text on the street; the site's name by default. */
  heading?: ReactNode | undefined;
  lead: ReactNode;
  /** `low` leaves room for a longer form. */
  look?: 'tall' | 'low' | undefined;
  art?: ReactNode | undefined;
  children: ReactNode;
}

/** The street at night above, the form in reach of the thumb below. */
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
