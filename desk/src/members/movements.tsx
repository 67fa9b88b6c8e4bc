import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, formatMoney, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { failureText } from '../calls/failure-text';
import type { MovementRow } from '../calls/shapes';
import { Time } from '../format/time';
import styles from '../list/list.module.css';
import { usePages } from '../list/use-pages';
import { useMerchant } from '../session/merchant';
import { accountText, kindText } from './ledger-words';
import own from './members.module.css';

/** Every movement of a member's money, newest first: what, between which accounts, and for what. */
export function Movements({ username }: { readonly username: string }) {
  const t = useT('desk');
  const path = `members/${encodeURIComponent(username)}/movements`;
  const pages = usePages<MovementRow>(path, { rows: 'movements' });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const all = data?.pages.flatMap((page) => page.rows);
  return (
    <section aria-labelledby="movements-title">
      <h3 id="movements-title" className={own.heading}>
        {t('movements.title')}
      </h3>
      {error === null ? null : (
        <ErrorPanel look="inline" title={failureText(t, error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {all === undefined && error === null ? (
        <Loading>
          <Skeleton count={4} />
        </Loading>
      ) : null}
      {all?.length === 0 ? <NoData text={t('movements.empty')} /> : null}
      <ul>
        {(all ?? []).map((row) => (
          <Movement key={row.id} row={row} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('orders.more')}
        </Button>
      ) : null}
    </section>
  );
}

function Movement({ row: { at, kind, debit, credit, amount, reference } }: { readonly row: MovementRow }) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  return (
    <li className={own.line}>
      <span>
        {kindText(t, kind)} · {reference}
      </span>
      <strong>{formatMoney(amount, currencySymbol)}</strong>
      <span className={styles.small}>
        {t('movements.between', { debit: accountText(t, debit), credit: accountText(t, credit) })}
      </span>
      <span className={styles.small}>
        <Time at={at} seconds />
      </span>
    </li>
  );
}
