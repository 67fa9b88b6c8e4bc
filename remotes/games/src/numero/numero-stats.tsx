import { countText, useT } from '@foyer/shared/i18n';
import { Button, SegmentedControl } from '@foyer/shared/ui';
import { useState } from 'react';
import type { Numero } from './get-numero';
import styles from './numero-stats.module.css';
import { inOrder, type Order } from './order';
import part from './vn-results.module.css';

const SHOWN = 20;

/** How often each number came in the last draws, and how long it stayed away, as figures and as bars (F-NUMERO-03). */
export function NumeroStats({ stats, draws }: Pick<Numero, 'stats' | 'draws'>) {
  const t = useT('games');
  const [order, setOrder] = useState<Order>('often');
  const [all, setAll] = useState(false);
  const sorted = inOrder(stats, order);
  const most = Math.max(1, ...stats.map(({ count }) => count));
  return (
    <section className={part.part} aria-labelledby="numero-stats">
      <h2 id="numero-stats" className={part.heading}>
        {t('numero.stats', { count: draws })}
      </h2>
      <SegmentedControl
        label={t('numero.order')}
        value={order}
        onChange={setOrder}
        items={(['number', 'often', 'away'] as const).map((value) => ({ value, label: t(`numero.by.${value}`) }))}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('numero.number')}</th>
            <th scope="col">{t('numero.came')}</th>
            <th scope="col">{t('numero.away')}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? sorted : sorted.slice(0, SHOWN)).map(({ number, count, away }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                <span className={styles.came}>
                  <span aria-hidden="true" className={styles.track}>
                    <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
                  </span>
                  <span className={styles.figure}>{countText(count)}</span>
                </span>
              </td>
              <td>{countText(away)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all ? null : (
        <Button full onClick={() => setAll(true)}>
          {t('numero.all')}
        </Button>
      )}
    </section>
  );
}
