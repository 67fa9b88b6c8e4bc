import { useT } from '@foyer/shared/i18n';
import { Card, Icon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './outside-card.module.css';

interface OutsideCardProps {
  href: string;
  look: 'lit' | 'plain';
  icon: ReactNode;
  title: string;
  note: string;
}

/** A card with an external link, in a new tab without opener. */
export function OutsideCard({ href, look, icon, title, note }: OutsideCardProps) {
  const t = useT('content');
  return (
    <Card look={look} flush>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.note}>
            <bdi>{note}</bdi>
          </span>
          <span className="visually-hidden">{t('banner.outside')}</span>
        </span>
        <Icon size={20} mirror className={styles.sign} d="M9 6h9v9M18 6 7 17" />
      </a>
    </Card>
  );
}
