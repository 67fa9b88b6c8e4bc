import { useT } from '@foyer/shared/i18n';
import { amountProblem } from '@foyer/shared/money';
import { Button, Chip, decimal, ErrorPanel, formatMoney, Money, TextField } from '@foyer/shared/ui';
import { useRef, useState } from 'react';
import type { Board } from '../lottery-bets/picks';
import { Chase } from './chase';
import { SlipLineRow } from './slip-line-row';
import { brokenBound, sumsOf } from './slip-sums';
import styles from './slip-view.module.css';
import type { SlipState } from './use-slip';

interface SlipViewProps {
  board: Board;
  slip: SlipState;
  currency: string;
  isMember: boolean;
  onNext: () => void;
}

/** Stakes that are offered by a press, in times of the least one. */
const QUICK = [1, 10, 50, 100];

/** One stake for all lines, typed or pressed. */
function AllStakes({ board, slip, currency }: Pick<SlipViewProps, 'board' | 'slip' | 'currency'>) {
  const t = useT('games');
  const { lineMin } = board.limits;
  const [first] = slip.lines;
  const isOne = slip.lines.every(({ stake }) => stake === first?.stake);
  const value = isOne ? (first?.stake ?? '') : '';
  return (
    <div className={styles.all}>
      <TextField
        label={t('slip.all')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        prefix={currency}
        placeholder={isOne ? undefined : t('slip.mixed')}
        value={value}
        onChange={({ currentTarget }) => slip.setStakes(currentTarget.value)}
      />
      <fieldset aria-label={t('slip.quick')} className={styles.quick}>
        {QUICK.map((times) => decimal(lineMin).times(times).toFixed()).map((stake) => (
          <Chip key={stake} pressed={stake === value} onPress={() => slip.setStakes(stake)}>
            <bdi>{formatMoney(stake, currency, 0)}</bdi>
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

/** The lines of a slip, their stakes, and what they cost and may bring (F-LOTTERYBET-03). */
export function SlipView({ board, slip, currency, isMember, onNext }: SlipViewProps) {
  const t = useT('games');
  const [checked, setChecked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { plays, limits } = board;
  const { lines } = slip;
  const sums = sumsOf(slip, plays);
  const bounds = { min: limits.lineMin, max: limits.lineMax };
  const wrong = lines.findIndex(({ stake }) => amountProblem(stake.trim(), bounds) !== undefined);
  const broken = wrong < 0 ? brokenBound(sums, limits) : undefined;
  const next = () => {
    setChecked(true);
    if (wrong >= 0) list.current?.querySelectorAll('input')[wrong]?.focus();
    else if (broken === undefined) onNext();
  };
  return (
    <div className={styles.slip}>
      <AllStakes board={board} slip={slip} currency={currency} />
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <SlipLineRow
            key={`${line.play} ${line.pick}`}
            line={line}
            board={board}
            currency={currency}
            isChecked={checked}
            onStake={(stake) => slip.setStake(line, stake)}
            onRemove={() => slip.remove(line)}
          />
        ))}
      </ul>
      <Chase slip={slip} most={limits.issues} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('slip.total')}</dt>
          <dd className={styles.total}>
            <Money value={sums.total} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t(slip.issues > 1 ? 'slip.bestEach' : 'slip.best')}</dt>
          <dd>
            <Money value={sums.best} currency={currency} />
          </dd>
        </div>
      </dl>
      <p role="status" className="visually-hidden">
        {t('slip.said', { count: lines.length })}{' '}
        {t('slip.saidSums', {
          total: formatMoney(sums.total, currency),
          best: formatMoney(sums.best, currency),
        })}
      </p>
      {broken === undefined ? null : (
        <ErrorPanel look="inline" title={t(`slip.bound.${broken.bound}`, { max: formatMoney(broken.max, currency) })} />
      )}
      <Button variant="primary" full disabled={broken !== undefined} onClick={next}>
        {t(isMember ? 'slip.next' : 'slip.login')}
      </Button>
      <Button variant="link" full onClick={() => slip.clear()}>
        {t('slip.clear')}
      </Button>
    </div>
  );
}
