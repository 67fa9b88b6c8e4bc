import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { consoleCall } from '../console-call';
import { Time } from '../moment';
import type { TrailAct } from '../shapes';

interface Page {
  readonly acts: readonly TrailAct[];
  readonly next: string | null;
}

const TONES: Readonly<Record<string, string>> = { done: 'good', refused: 'bad', ordered: 'wait' };

/** Who did what at the console, newest first. */
export function TrailPage() {
  const t = useT('console');
  const { failure } = useFront();
  const trail = useInfiniteQuery({
    queryKey: ['acts'],
    queryFn: ({ signal, pageParam }) =>
      consoleCall<Page>(`/acts${pageParam === '' ? '' : `?from=${pageParam}`}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  useTitle(t('nav.trail'));
  const { data, error } = trail;
  const acts = data?.pages.flatMap((page) => page.acts);
  return (
    <section className={styles.page} aria-labelledby="title">
      <h1 id="title" className={styles.title}>
        {t('nav.trail')}
      </h1>
      <p className={styles.hint}>{t('trail.hint')}</p>
      {error === null ? null : (
        <ErrorPanel title={failure(error)} busy={trail.isFetching} onRetry={() => void trail.refetch()} />
      )}
      {acts === undefined ? (
        error === null ? (
          <Loading>
            <Skeleton shape="block" count={5} />
          </Loading>
        ) : null
      ) : acts.length === 0 ? (
        <NoData text={t('trail.empty')} />
      ) : (
        <Acts acts={acts} />
      )}
      {trail.hasNextPage ? (
        <Button busy={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
          {t('trail.more')}
        </Button>
      ) : null}
    </section>
  );
}

function Acts({ acts }: { readonly acts: readonly TrailAct[] }) {
  const t = useT('console');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by key.
    <section className={styles.scroll} aria-label={t('trail.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['at', 'by', 'act', 'subject', 'outcome', 'details', 'address'] as const).map((name) => (
              <th key={name} scope="col" className={styles.text}>
                {t(`trail.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map(({ id, at, by, act, subject, outcome, details, address }) => (
            <tr key={id}>
              <td>
                <Time at={at} seconds />
              </td>
              <td className={styles.text}>{by ?? t('trail.key')}</td>
              <td className={styles.text}>{t(`act.${act}`)}</td>
              <td className={styles.text}>{subject}</td>
              <td className={styles.text}>
                <span className={styles.state} data-tone={TONES[outcome]}>
                  {t(`outcome.${outcome}`)}
                </span>
              </td>
              <td className={`${styles.text} ${styles.long}`}>{Object.values(details).join(', ')}</td>
              <td className={styles.text}>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
