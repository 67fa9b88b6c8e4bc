import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { Time } from '../moment';
import { type ConversionKey, useKeys } from './key-calls';
import { NewKey } from './new-key';
import { WithdrawDialog } from './withdraw-dialog';

/** Keys by which the merchant's own server tells conversions, for its owners (decision 96). */
export function KeysPage() {
  const t = useT('console');
  const { failure } = useFront();
  const keys = useKeys();
  const [asked, setAsked] = useState<ConversionKey>();
  useTitle(t('nav.keys'));
  const { data, error } = keys;
  const open = data?.keys.filter(({ withdrawnAt }) => withdrawnAt === null).length ?? 0;
  return (
    <section className={styles.page} aria-labelledby="title">
      <h1 id="title" className={styles.title}>
        {t('nav.keys')}
      </h1>
      <p className={styles.hint}>{t('keys.hint')}</p>
      {error === null ? null : (
        <ErrorPanel title={failure(error)} busy={keys.isFetching} onRetry={() => void keys.refetch()} />
      )}
      {data === undefined ? (
        error === null ? (
          <Loading>
            <Skeleton shape="block" count={2} />
          </Loading>
        ) : null
      ) : (
        <>
          {data.keys.length === 0 ? (
            <NoData text={t('keys.empty')} />
          ) : (
            <ul className={styles.list}>
              {data.keys.map((each) => (
                <li key={each.id}>
                  <KeyRow of={each} onWithdraw={() => setAsked(each)} />
                </li>
              ))}
            </ul>
          )}
          <NewKey isFull={open >= data.most} />
        </>
      )}
      {asked === undefined ? null : <WithdrawDialog key={asked.id} of={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

interface KeyRowProps {
  readonly of: ConversionKey;
  readonly onWithdraw: () => void;
}

function KeyRow({ of, onWithdraw }: KeyRowProps) {
  const t = useT('console');
  const { id, label, by, madeAt, lastUsedAt, withdrawnAt } = of;
  return (
    <div className={styles.row}>
      <strong>{label}</strong>
      <span className={styles.state} data-tone={withdrawnAt === null ? 'good' : undefined}>
        {t(withdrawnAt === null ? 'keys.open' : 'keys.withdrawn')}
      </span>
      <span className={styles.wide}>
        {id} · {by} · <Time at={madeAt} />
      </span>
      <span className={styles.wide}>
        {lastUsedAt === null ? (
          t('keys.unused')
        ) : (
          <>
            {t('keys.used')} <Time at={lastUsedAt} />
          </>
        )}
      </span>
      <div className={styles.wide}>
        <Button onClick={onWithdraw}>{t(withdrawnAt === null ? 'keys.withdraw' : 'keys.forget', { label })}</Button>
      </div>
    </div>
  );
}
