import { useT } from '@foyer/shared/i18n';
import { ChevronDownIcon, Money } from '@foyer/shared/ui';
import { outcomeOfNet } from '../bet/outcome';
import { dayText } from '../records/days';
import styles from './day-table.module.css';
import type { DayNet } from './net-by-day';

/** The chart's figures as a table, newest day first, without days that have no bets. */
export function DayTable({ days, currency }: { days: readonly DayNet[]; currency: string }) {
  const t = useT('wallet');
  const played = days.filter((day) => day.played).reverse();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('chart.table')}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            <th scope="col">{t('record.stake')}</th>
            <th scope="col">{t('record.payout')}</th>
            <th scope="col">{t('record.net')}</th>
          </tr>
        </thead>
        <tbody>
          {played.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayText(day.day, 'short')}</th>
              <td>
                <Money value={day.stake} />
              </td>
              <td>
                <Money value={day.payout} />
              </td>
              <td>
                <Money value={day.net} signed />
                <span className="visually-hidden">
                  {' '}
                  {currency} {t(`outcome.${outcomeOfNet(day.net)}`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
