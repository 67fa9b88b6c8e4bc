import { type GameDetail, VOLATILITIES } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import styles from './game-sheet.module.css';

/** How far a game swings, in words, with as many bars lit as they say. */
export function Level({ from, to }: NonNullable<GameDetail['volatility']>) {
  const t = useT('games');
  const [first, last] = [VOLATILITIES.indexOf(from), VOLATILITIES.indexOf(to)];
  const words = from === to ? t(`sheet.${from}`) : t('sheet.span', { from: t(`sheet.${from}`), to: t(`sheet.${to}`) });
  return (
    <span className={styles.level}>
      <span aria-hidden="true" className={styles.bars}>
        {VOLATILITIES.map((level, at) => (
          <span key={level} data-on={at <= last || undefined} data-least={at <= first || undefined} />
        ))}
      </span>
      {words}
    </span>
  );
}
