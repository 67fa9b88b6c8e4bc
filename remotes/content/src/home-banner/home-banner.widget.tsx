import { errorTextKey } from '@foyer/shared/api';
import { useLanguage, useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { banners, useAnnouncements } from '../announcements/get-announcements';
import { Hero } from './hero';
import styles from './hero.module.css';

/** The banners at the top of home (S2-HOME-01); nothing where the merchant has none. */
export default function HomeBanner() {
  const t = useT();
  const language = useLanguage();
  const { data, error, isPending, isFetching, refetch } = useAnnouncements();
  if (isPending) {
    return (
      <Loading>
        <Skeleton shape="block" className={styles.wait} />
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorPanel
        look="inline"
        title={t(errorTextKey(error))}
        busy={isFetching}
        onRetry={() => void refetch()}
        className={styles.failed}
      />
    );
  }
  const shown = banners(data);
  if (shown.length === 0) return null;
  // A new set of slides is a new carousel: the library has moved the old ones about.
  return <Hero key={`${language}:${shown.map(({ id }) => id).join()}`} banners={shown} />;
}
