import { pageReleases, siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Drawer } from '@foyer/shared/ui';
import styles from './about-sheet.module.css';

/** The site's name and the releases of this page, which customer service asks for. */
export function AboutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('account');
  return (
    <Drawer open={open} onClose={onClose} title={t('set.about')}>
      <p className={styles.name}>{siteConfig().name}</p>
      <p className={styles.note}>{t('set.releases')}</p>
      <dl className={styles.list}>
        {pageReleases().map(({ part, version }) => (
          <div key={part} className={styles.row}>
            <dt>
              <bdi>{part}</bdi>
            </dt>
            <dd className={styles.version}>
              <bdi>{version}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
