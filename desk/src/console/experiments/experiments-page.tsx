import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { Link } from 'react-router-dom';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { Time } from '../moment';
import { useMay } from '../person';
import type { ListedExperiment } from '../shapes';
import { useExperiments } from './experiment-calls';
import { Orders } from './orders';

/** The experiments that the merchant's visitors are in, and what was ordered of its own. */
export function ExperimentsPage() {
  const t = useT('console');
  const { failure } = useFront();
  const mayOrder = useMay('editor');
  const overview = useExperiments();
  useTitle(t('nav.experiments'));
  const { data, error } = overview;
  const start = mayOrder ? (
    <Link to="/start" className={styles.main}>
      {t('experiments.start')}
    </Link>
  ) : undefined;
  return (
    <section className={styles.page} aria-labelledby="title">
      <div className={styles.top}>
        <h1 id="title" className={styles.title}>
          {t('nav.experiments')}
        </h1>
        {data !== undefined && data.experiments.length > 0 ? start : null}
      </div>
      {error === null ? null : (
        <ErrorPanel title={failure(error)} busy={overview.isFetching} onRetry={() => void overview.refetch()} />
      )}
      {data === undefined ? (
        error === null ? (
          <Loading>
            <Skeleton shape="block" count={4} />
          </Loading>
        ) : null
      ) : (
        <>
          {data.experiments.length === 0 ? (
            <NoData text={t('experiments.empty')} action={start} />
          ) : (
            <ul className={styles.list}>
              {data.experiments.map((each) => (
                <li key={each.name}>
                  <Row experiment={each} />
                </li>
              ))}
            </ul>
          )}
          <Orders orders={data.orders} />
        </>
      )}
    </section>
  );
}

const TONES = { running: 'good', over: 'wait', ended: undefined } as const;

function Row({ experiment }: { readonly experiment: ListedExperiment }) {
  const t = useT('console');
  const { name, part, own, state, hypothesis, startedAt, until, endedAt } = experiment;
  return (
    <Link to={`/experiments/${name}`} className={styles.row}>
      <strong>{name}</strong>
      <span className={styles.state} data-tone={TONES[state]}>
        {t(`state.${state}`)}
      </span>
      <span className={styles.wide}>{hypothesis}</span>
      <span className={styles.wide}>
        {part} · {own ? null : <>{t('experiments.ofAll')} · </>}
        <Time at={startedAt} /> – <Time at={endedAt ?? until} />
      </span>
    </Link>
  );
}
