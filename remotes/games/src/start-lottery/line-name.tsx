import { useT } from '@foyer/shared/i18n';
import { usePickText } from '@foyer/shared/lottery';
import type { Board } from '../lottery-bets/picks';
import { ratesText } from '../lottery-bets/rates';
import type { SlipLine } from './slip';
import styles from './slip-view.module.css';

/** The rates of a line as the board has them now, and whether they are others than those it was chosen at. */
export function ratesNow({ plays }: Pick<Board, 'plays'>, line: SlipLine): { rates: string; isMoved: boolean } {
  const play = plays.find(({ id }) => id === line.play);
  const rates = play === undefined ? line.rates : ratesText(play, line.pick);
  return { rates, isMoved: rates !== line.rates };
}

/** What a line bets on, and its odds: former and new ones where they have moved (F-LOTTERYBET-09). */
export function LineName({ line, board }: { line: SlipLine; board: Board }) {
  const t = useT('games');
  const pickText = usePickText();
  const { rates, isMoved } = ratesNow(board, line);
  return (
    <p className={styles.bet}>
      <span className={styles.pick}>{pickText(line.pick)}</span>
      <span className={styles.note}>
        {board.plays.find(({ id }) => id === line.play)?.name}{' '}
        {isMoved ? (
          <>
            <s>
              <span className="visually-hidden">{t('slip.oldOdds')} </span>
              {line.rates}
            </s>{' '}
            <b className={styles.moved}>
              <span className="visually-hidden">{t('slip.newOdds')} </span>
              {rates}
            </b>
          </>
        ) : (
          <b>{rates}</b>
        )}
      </span>
    </p>
  );
}
