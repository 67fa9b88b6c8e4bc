import type { LotteryResult } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { DrawnNumbers } from '../lottery-bets/drawn-numbers';
import { headNumbers, useResultWords } from '../lottery-bets/result-words';
import styles from './result-numbers.module.css';

interface ResultNumbersProps {
  code: string;
  result: LotteryResult;
  size?: 'small' | 'large' | undefined;
}

/** All prizes of a draw, row by row; those behind the first stand folded. */
function Prizes({ prizes }: { prizes: NonNullable<LotteryResult['prizes']> }) {
  const t = useT('games');
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{t('result.prizes')}</summary>
      <table className={styles.table}>
        <tbody>
          {prizes.map(({ row, numbers }) => (
            <tr key={row}>
              <th scope="row">{t(`result.row.${row}`)}</th>
              <td>{numbers.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What a draw brought: its numbers in the look of the lottery, and what plays know them by; or that it is void. */
export function ResultNumbers({ code, result, size }: ResultNumbersProps) {
  const t = useT('games');
  const words = useResultWords(code)(result);
  const { issue, state, prizes } = result;
  if (state === 'void') return <p className={styles.void}>{t('result.void')}</p>;
  const numbers = headNumbers(result);
  return (
    <div className={styles.result}>
      <span className="visually-hidden">{t('lottery.numbers', { numbers: numbers.join(' ') })}</span>
      <DrawnNumbers code={code} numbers={numbers} issue={issue} size={size} />
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      {prizes === undefined ? null : <Prizes prizes={prizes} />}
    </div>
  );
}
