import { useT } from '@foyer/shared/i18n';
import { Link, useAddressQuery } from '@foyer/shared/router';
import { Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { DayBar } from './day-bar';
import { useVnResults, type VnDay } from './get-numero';
import { NumeroOf } from './numero-of';
import { PrizeTable } from './prize-table';
import styles from './vn-results.module.css';
import { Waiting } from './waiting';

const skeleton = (
  <Loading>
    <Skeleton shape="block" className={styles.waits} />
  </Loading>
);

/** The results of a Vietnamese lottery, day by day, at `&date=` (F-NUMERO-01 to F-NUMERO-04). */
export function VnResults({ code }: { code: string }) {
  const { drawn, replace } = useAddressQuery();
  const day = drawn.get('date') ?? '';
  const query = useVnResults(code, day);
  const go = (next: string) => replace(new URLSearchParams({ code, date: next }));
  return (
    <div className={styles.results}>
      <DayBar day={query.data?.day ?? day} today={query.data?.today} onDay={go} />
      <QueryView query={query} skeleton={skeleton} empty={<NoDay />}>
        {(found) => <Day code={code} found={found} />}
      </QueryView>
    </div>
  );
}

function NoDay() {
  const t = useT('games');
  return <NoData text={t('numero.none')} />;
}

function Day({ code, found: { day, state, drawAt, result, before } }: { code: string; found: VnDay }) {
  const t = useT('games');
  if (state === 'none') return <NoDay />;
  if (state === 'waiting') return <Waiting drawAt={drawAt ?? 0} before={before} />;
  return (
    <>
      {state === 'void' ? (
        <p className={styles.void}>{t('result.void')}</p>
      ) : (
        <>
          <PrizeTable prizes={result?.prizes ?? []} caption={t('numero.prizes')} />
          <NumeroOf code={code} day={day} />
        </>
      )}
      <Link
        to={{ search: `?${new URLSearchParams({ code, date: day, day })}` }}
        state={{ opened: true }}
        className={styles.check}
      >
        {t('results.check')}
      </Link>
    </>
  );
}
