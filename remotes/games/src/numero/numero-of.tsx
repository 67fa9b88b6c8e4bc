import { useT } from '@foyer/shared/i18n';
import { Loading, QueryView, SegmentedControl, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { useNumero } from './get-numero';
import { NumeroStats } from './numero-stats';
import { NumeroTable } from './numero-table';
import styles from './vn-results.module.css';

/** The numero of a day: its numbers of two digits by tens or by last digit, and how often each came lately. */
export function NumeroOf({ code, day }: { code: string; day: string }) {
  const t = useT('games');
  const [way, setWay] = useState<'tens' | 'units'>('tens');
  return (
    <QueryView
      query={useNumero(code, day)}
      skeleton={
        <Loading>
          <Skeleton shape="block" className={styles.numeroWaits} />
        </Loading>
      }
      failed={{ look: 'inline' }}
    >
      {(numero) => (
        <>
          <section className={styles.part} aria-labelledby="numero-title">
            <h2 id="numero-title" className={styles.heading}>
              {t('numero.title')}
            </h2>
            <SegmentedControl
              label={t('numero.title')}
              value={way}
              onChange={setWay}
              items={[
                { value: 'tens', label: t('numero.tens') },
                { value: 'units', label: t('numero.units') },
              ]}
            />
            <NumeroTable rows={numero[way]} own={numero.own} heading={t(`numero.${way}`)} />
          </section>
          <NumeroStats stats={numero.stats} draws={numero.draws} />
        </>
      )}
    </QueryView>
  );
}
