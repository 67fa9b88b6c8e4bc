import { useT } from '@foyer/shared/i18n';
import { HomeScreenCard } from '../download/home-screen-card';
import styles from './guide.module.css';

interface GuideProps {
  profile: string | undefined;
  onClose: () => void;
}

/** The guide as a section of home. */
export function Guide(props: GuideProps) {
  const t = useT('content');
  return (
    <section aria-label={t('download.home')} className={styles.guide}>
      <HomeScreenCard heading="h2" {...props} />
    </section>
  );
}
