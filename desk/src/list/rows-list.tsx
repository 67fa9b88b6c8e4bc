import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, IconButton, Loading, NoData, RefreshIcon, Skeleton } from '@foyer/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { failureText } from '../calls/failure-text';
import { useShortcuts } from '../keys/keys';
import styles from './list.module.css';
import type { RowLinkProps } from './row-link';
import type { Pages } from './use-pages';
import type { Rows } from './use-rows';

interface RowsListProps<Row> {
  readonly pages: Pages<Row>;
  readonly idOf: (row: Row) => string;
  /** Id of the row that is open. */
  readonly open?: string | undefined;
  readonly addressOf: (row: Row) => string;
  readonly rows: Rows;
  readonly label: string;
  /** Key of the text that counts its rows. */
  readonly count: string;
  readonly empty: string;
  readonly line: (row: Row, link: Omit<RowLinkProps, 'children'>) => ReactNode;
}

/** A list in each of its own states: loading, failed, empty, rows and more of them. */
export function RowsList<Row>(props: RowsListProps<Row>) {
  const { pages, idOf, open, addressOf, rows, label, count, empty, line } = props;
  const t = useT('desk');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const [stop, setStop] = useState<string>();
  const reload = () => void refetch();
  useShortcuts([{ keys: ['r'], label: 'keys.reload', run: reload }]);
  useEffect(() => rows.drawn());

  if (data === undefined)
    return error === null ? (
      <Loading className={styles.loading}>
        <Skeleton shape="block" count={5} />
      </Loading>
    ) : (
      <ErrorPanel title={failureText(t, error)} busy={isFetching} onRetry={reload} />
    );
  const all = data.pages.flatMap((page) => page.rows);
  const ids = all.map(idOf);
  const tab = stop !== undefined && ids.includes(stop) ? stop : (open ?? ids[0]);
  const hasStop = tab !== undefined && ids.includes(tab);
  return (
    <>
      <div className={styles.above}>
        <span role="status">{t(count, { count: all.length, more: hasNextPage ? '+' : '' })}</span>
        <IconButton
          label={t('orders.reload')}
          icon={<RefreshIcon size={20} />}
          aria-busy={isFetching}
          onClick={reload}
        />
      </div>
      {error === null ? null : (
        <ErrorPanel look="inline" title={failureText(t, error)} busy={isFetching} onRetry={reload} />
      )}
      {all.length === 0 ? (
        <NoData text={empty} />
      ) : (
        <ul ref={rows.ref} className={styles.list} aria-label={label}>
          {all.map((row, index) => {
            const id = idOf(row);
            return (
              <li key={id}>
                {line(row, {
                  ...{ id, to: addressOf(row), isOpen: id === open, isStop: hasStop ? id === tab : index === 0 },
                  onFocus: () => {
                    setStop(id);
                    rows.noted(id);
                  },
                })}
              </li>
            );
          })}
        </ul>
      )}
      {hasNextPage ? (
        <Button full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('orders.more')}
        </Button>
      ) : null}
    </>
  );
}
