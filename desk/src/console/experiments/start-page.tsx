import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { useReleases } from './experiment-calls';
import { StartForm } from './start-form';

/** Starts an experiment of the merchant's own: what is filled in is an order, which the host carries out or refuses. */
export function StartPage() {
  const t = useT('console');
  const { failure } = useFront();
  const releases = useReleases();
  useTitle(t('start.title'));
  return (
    <section className={styles.page} aria-labelledby="title">
      <h1 id="title" className={styles.title}>
        {t('start.title')}
      </h1>
      <p className={styles.hint}>{t('start.hint')}</p>
      {releases.data !== undefined ? (
        <StartForm parts={releases.data.parts} />
      ) : releases.error === null ? (
        <Loading>
          <Skeleton shape="block" count={6} />
        </Loading>
      ) : (
        <ErrorPanel
          title={failure(releases.error)}
          busy={releases.isFetching}
          onRetry={() => void releases.refetch()}
        />
      )}
    </section>
  );
}
