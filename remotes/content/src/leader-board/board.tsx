import type { LeaderBoard } from '@foyer/shared/contract';
import { countText, useT } from '@foyer/shared/i18n';
import { stampText } from '@foyer/shared/report';
import { formatMoney, join } from '@foyer/shared/ui';
import styles from './board.module.css';

interface BoardProps {
  board: LeaderBoard;
  currency: string;
}

/** The twenty members with the highest stakes of the week, and the member's own place, also below them (F-MISSION-03). */
export function Board({ board: { rows, own, to }, currency }: BoardProps) {
  const t = useT('content');
  const isBelow = own !== null && !rows.some((row) => row.own);
  return (
    <>
      <p className={styles.note}>{t('board.until', { moment: stampText(to) })}</p>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('board.empty')}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('board.place')}</th>
              <th scope="col">{t('board.name')}</th>
              <th scope="col">{t('board.stake')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.place} {...row} currency={currency} />
            ))}
            {isBelow ? <Row {...own} name="" own apart currency={currency} /> : null}
          </tbody>
        </table>
      )}
      {own === null ? <p className={styles.note}>{t('board.none')}</p> : null}
    </>
  );
}

type RowProps = LeaderBoard['rows'][number] & { currency: string; apart?: boolean };

function Row({ place, name, stake, own, apart = false, currency }: RowProps) {
  const t = useT('content');
  return (
    <tr aria-current={own ? 'true' : undefined} className={join(styles.row, own && styles.own, apart && styles.apart)}>
      <td className={join(styles.place, place <= 3 && styles.first)}>{countText(place)}</td>
      <th scope="row" className={styles.name}>
        <bdi>{name}</bdi>
        {own ? <span className={styles.you}>{t('board.you')}</span> : null}
      </th>
      <td className={styles.stake}>
        <bdi>{formatMoney(stake, currency)}</bdi>
      </td>
    </tr>
  );
}
