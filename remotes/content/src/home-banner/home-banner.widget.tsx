import { useLanguage } from '@foyer/shared/i18n';
import { Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { banners, useAnnouncements } from '../announcements/get-announcements';
import { Hero } from './hero';
import styles from './hero.module.css';

/** Home's banners (S2-HOME-01); nothing where the merchant has none. */
export default function HomeBanner() {
  const language = useLanguage();
  const { data, ...query } = useAnnouncements();
  return (
    <QueryView
      query={{ ...query, data: data && banners(data) }}
      skeleton={
        <Loading>
          <Skeleton shape="block" className={styles.wait} />
        </Loading>
      }
      failed={{ look: 'inline', className: styles.failed }}
      empty={null}
    >
      {/* A new instance for new slides, because the library has moved the old elements. */}
      {(shown) => <Hero key={`${language}:${shown.map(({ id }) => id).join()}`} banners={shown} />}
    </QueryView>
  );
}
