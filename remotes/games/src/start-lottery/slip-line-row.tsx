import { useT } from '@foyer/shared/i18n';
import { usePickText } from '@foyer/shared/lottery';
import { amountProblem } from '@foyer/shared/money';
import { CloseIcon, formatMoney, IconButton, Money, TextField } from '@foyer/shared/ui';
import type { Board } from '../lottery-bets/picks';
import { LineName } from './line-name';
import type { SlipLine } from './slip';
import { lineWin } from './slip-sums';
import styles from './slip-view.module.css';

interface SlipLineRowProps {
  line: SlipLine;
  board: Board;
  currency: string;
  /** Whether the member tried to go on, so that what is wrong shows. */
  isChecked: boolean;
  onStake: (stake: string) => void;
  onRemove: () => void;
}

/** A line of the slip: its bet, its stake to be changed, what it may bring, and the way off the slip. */
export function SlipLineRow({ line, board, currency, isChecked, onStake, onRemove }: SlipLineRowProps) {
  const t = useT('games');
  const textOf = useT('shared');
  const pick = usePickText()(line.pick);
  const { lineMin, lineMax } = board.limits;
  const problem = amountProblem(line.stake.trim(), { min: lineMin, max: lineMax });
  const isShown = problem !== undefined && (isChecked || line.stake !== '');
  const shown = { min: formatMoney(lineMin, currency), max: formatMoney(lineMax, currency) };
  return (
    <li className={styles.line}>
      <LineName line={line} board={board} />
      <TextField
        label={<span className="visually-hidden">{t('slip.stakeOf', { pick })}</span>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        prefix={currency}
        className={styles.stake}
        value={line.stake}
        error={isShown ? textOf(`money.${problem}`, shown) : undefined}
        onChange={({ currentTarget: { value } }) => onStake(value)}
      />
      <IconButton
        label={t('slip.remove', { pick })}
        icon={<CloseIcon size={20} />}
        className={styles.remove}
        onClick={onRemove}
      />
      <p className={styles.brings}>
        {t('slip.brings')} <Money value={lineWin(line, board.plays)} currency={currency} />
      </p>
    </li>
  );
}
