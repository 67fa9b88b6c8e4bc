import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import type { Contact } from './get-contacts';
import styles from './side.module.css';

interface ContactLinkProps {
  contact: Contact;
  /** Stands in where the merchant has no name for it. */
  name: string;
  sign?: ReactNode;
}

/** A contact, in a new tab without access to this page. */
export function ContactLink({ contact: { href, label }, name, sign }: ContactLinkProps) {
  const t = useT('content');
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.row}>
        {sign}
        {/* Inside of a box of the page's own direction, at whose start it stands. */}
        <span className={styles.name}>
          <bdi>{label.trim() || name}</bdi>
        </span>
        <span className="visually-hidden">{t('banner.outside')}</span>
      </a>
    </li>
  );
}
