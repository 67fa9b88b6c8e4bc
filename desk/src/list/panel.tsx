import { useT } from '@foyer/shared/i18n';
import { CloseIcon, IconButton } from '@foyer/shared/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './list.module.css';

interface PanelProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a row speaks of, beside the list. Its heading takes the focus when it opens. */
export function Panel({ title, heading, onClose, children }: PanelProps) {
  const t = useT('desk');
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <section className={styles.panel} aria-labelledby="panel-title">
      <div className={styles.panelHead}>
        <h2 ref={heading} id="panel-title" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label={t('orders.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
