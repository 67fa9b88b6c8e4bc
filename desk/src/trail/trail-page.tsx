import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { Link } from 'react-router-dom';
import { failureText } from '../calls/failure-text';
import type { TrailAct } from '../calls/shapes';
import { Time } from '../format/time';
import { useTitle } from '../front/use-title';
import { usePages } from '../list/use-pages';
import { useMerchant } from '../session/merchant';
import { detailsText } from './details-text';
import styles from './trail.module.css';

/** Who did what at the merchant, newest first. */
export function TrailPage() {
  const t = useT('desk');
  const trail = usePages<TrailAct>('acts');
  useTitle(t('nav.trail'));
  const { data, error } = trail;
  const acts = data?.pages.flatMap((page) => page.rows);
  return (
    <section className={styles.page} aria-labelledby="trail-title">
      <h1 id="trail-title" className={styles.title}>
        {t('nav.trail')}
      </h1>
      <p className={styles.hint}>{t('trail.hint')}</p>
      {error === null ? null : (
        <ErrorPanel title={failureText(t, error)} busy={trail.isFetching} onRetry={() => void trail.refetch()} />
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
          {t('orders.more')}
        </Button>
      ) : null}
    </section>
  );
}

function Acts({ acts }: { readonly acts: readonly TrailAct[] }) {
  const t = useT('desk');
  const merchant = useMerchant();
  return (
    <div className={styles.scroll}>
      <table className={styles.acts}>
        <thead>
          <tr>
            {(['at', 'by', 'act', 'subject', 'outcome', 'details', 'address'] as const).map((name) => (
              <th key={name} scope="col">
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
              <td>{by ?? t('trail.key')}</td>
              <td>{t(`act.${act}`)}</td>
              <td>{subject === null ? '' : <Subject id={subject} />}</td>
              <td data-outcome={outcome}>{t(`outcome.${outcome}`)}</td>
              <td>{detailsText(t, details, merchant)}</td>
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The number of an order or a letter leads to it. */
function Subject({ id }: { readonly id: string }) {
  const { code } = useMerchant();
  const path = /^W\d+$/.test(id) ? `withdrawals/${id}` : /^D\d+$/.test(id) ? `deposits/${id}` : id;
  const leads = path !== id || /^(feedback|applications)\/\d+$/.test(id);
  return leads ? <Link to={`/${code}/${path}`}>{id}</Link> : id;
}
