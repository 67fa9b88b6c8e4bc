import { useT } from '@foyer/shared/i18n';
import { join } from '@foyer/shared/ui';
import type { Numero } from './get-numero';
import styles from './numero-table.module.css';

interface NumeroTableProps {
  rows: Numero['tens'];
  /** Numbers of the member's orders on this draw. */
  own: readonly string[];
  heading: string;
}

/** Numbers of two digits by one of their digits; one that came twice says so, and an own one by a word, too (F-NUMERO-02). */
export function NumeroTable({ rows, own, heading }: NumeroTableProps) {
  const t = useT('games');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('numero.numbers')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ digit, numbers }) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>
              {numbers.length === 0 ? (
                <span className={styles.nothing}>{t('numero.nothing')}</span>
              ) : (
                <ul className={styles.numbers}>
                  {numbers.map(({ number, count }) => (
                    <li key={number} className={join(styles.number, own.includes(number) && styles.own)}>
                      <bdi>{number}</bdi>
                      {count > 1 ? <span className={styles.count}>{t('numero.times', { count })}</span> : null}
                      {own.includes(number) ? <span className={styles.yours}>{t('numero.yours')}</span> : null}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
