import { useLanguage } from '@foyer/shared/i18n';
import { Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { banners, useAnnouncements } from '../announcements/get-announcements';
import { Hero } from './hero';
import styles from './hero.module.css';

/** The banners at the top of home (S2-HOME-01); nothing where the merchant has none. */
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
      {/* A new set of slides is a new carousel: the library has moved the old ones about. */}
      {(shown) => <Hero key={`${language}:${shown.map(({ id }) => id).join()}`} banners={shown} />}
    </QueryView>
  );
}
