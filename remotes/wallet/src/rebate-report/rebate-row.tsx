import type { RebateDay } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { momentText } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { dayOf } from '@foyer/shared/time';
import { Money } from '@foyer/shared/ui';
import styles from './rebate.module.css';
import { RebateShares } from './rebate-shares';

/** The movements of the day on which it was booked, by this device. */
function movementOf(paidAt: number): { pathname: '/m/transaction/record'; search: string } {
  const day = dayOf(paidAt);
  const search = new URLSearchParams({ period: 'custom', from: day, to: day, kind: 'rebate' });
  return { pathname: '/m/transaction/record', search: `?${search}` };
}

/** A paid day: what it came to, what it is made of, and the way to its movement. */
export function RebateRow({ row, currency }: { row: RebateDay; currency: string }) {
  const t = useT('wallet');
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span className={styles.note}>
          {row.paidAt === undefined ? t('rebate.paying') : `${t('rebate.booked')} ${momentText(row.paidAt)}`}
        </span>
        <Money value={row.amount} currency={currency} signed className={styles.amount} />
      </p>
      <RebateShares parts={row.parts} team={row.team} corrected={row.corrected} />
      {row.paidAt === undefined ? null : (
        <Link to={movementOf(row.paidAt)} className={styles.link}>
          {t('rebate.movement')}
        </Link>
      )}
    </li>
  );
}
