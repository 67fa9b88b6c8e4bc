import type { LotteryResult } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { join } from '@foyer/shared/ui';
import styles from './prize-table.module.css';

interface PrizeTableProps {
  prizes: NonNullable<LotteryResult['prizes']>;
  caption: string;
}

/** A number may come twice in a row. */
const keyed = (numbers: readonly string[]) => numbers.map((number, at) => ({ number, key: `${number} ${at}` }));

/** The 27 prizes of a draw in their eight rows, each number tied to its heading; the last two digits stand out (F-NUMERO-01). */
export function PrizeTable({ prizes, caption }: PrizeTableProps) {
  const t = useT('games');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {prizes.map(({ row, numbers }) => (
          <tr key={row}>
            <th scope="row">{t(`result.row.${row}`)}</th>
            <td>
              <ul className={join(styles.numbers, row === 'special' && styles.special)}>
                {keyed(numbers).map(({ key, number }) => (
                  <li key={key}>
                    <bdi>
                      {number.slice(0, -2)}
                      <b>{number.slice(-2)}</b>
                    </bdi>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
