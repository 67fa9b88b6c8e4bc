import { useT } from '@foyer/shared/i18n';
import { useOptionText } from '@foyer/shared/lottery';
import { join } from '@foyer/shared/ui';
import { Pips } from '../lottery-bets/die';
import type { Fill } from '../lottery-bets/fills';
import type { NumberLook } from '../lottery-bets/look';
import styles from './pick-column.module.css';
import { useRoving } from './use-roving';

interface PickColumnProps {
  /** Accessible name of the grid; shown above it where there are several. */
  label: string;
  isLabelShown: boolean;
  options: readonly string[];
  chosen: readonly string[];
  look: NumberLook;
  /** The rate of an option, where each has its own. */
  rateOf: (option: string) => string | undefined;
  fills: readonly Fill[];
  isLocked: boolean;
  onToggle: (option: string) => void;
  onFill: (fill: Fill) => void;
}

const isNumber = (option: string): boolean => /^\d+$/.test(option);

/** Grids of digits, cars and faces have whole rows. */
const ROWS: ReadonlyMap<number, string | undefined> = new Map([
  [6, styles.three],
  [10, styles.five],
]);

/** Choices of one digit, place or play, each a button that is pressed or not (F-LOTTERYBET-04). */
export function PickColumn(props: PickColumnProps) {
  const { label, isLabelShown, options, chosen, look, rateOf, fills, isLocked, onToggle, onFill } = props;
  const t = useT('games');
  const textOf = useOptionText();
  const { onKeyDown, button } = useRoving(options.length);
  const hasPips = look === 'die' && options.length === 6;
  const shape = options.every(isNumber) ? (look === 'ball' && !hasPips ? styles.round : styles.square) : styles.wide;
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <h3 className={isLabelShown ? styles.label : 'visually-hidden'}>{label}</h3>
        {fills.length === 0 ? null : (
          <fieldset className={styles.fills} aria-label={t('board.fills', { label })}>
            {fills.map((fill) => (
              <button
                key={fill}
                type="button"
                className={styles.fill}
                aria-disabled={isLocked || undefined}
                onClick={() => isLocked || onFill(fill)}
              >
                {textOf(fill)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <fieldset aria-label={label} className={join(styles.grid, shape, ROWS.get(options.length))} onKeyDown={onKeyDown}>
        {options.map((option, at) => {
          const rate = rateOf(option);
          return (
            <button
              key={option}
              type="button"
              aria-pressed={chosen.includes(option)}
              aria-disabled={isLocked || undefined}
              className={styles.choice}
              onClick={() => isLocked || onToggle(option)}
              {...button(at)}
            >
              {hasPips ? (
                <>
                  <Pips face={Number(option)} />
                  <span className="visually-hidden">{option}</span>
                </>
              ) : (
                <span>{textOf(option)}</span>
              )}
              {rate === undefined ? null : <small className={styles.rate}>{rate}</small>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
