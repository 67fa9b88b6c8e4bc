import { TRIAL_TYPE } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { MoneyForm, Review } from '@foyer/shared/money';
import { memberType, useSession } from '@foyer/shared/session';
import { decimal, ErrorPanel, formatMoney, LinkButton, Money } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import type { Board } from '../lottery-bets/picks';
import { LineName, ratesNow } from './line-name';
import { missingOf, sumsOf } from './slip-sums';
import styles from './slip-view.module.css';
import { type Placing, refusalOf } from './use-place-order';
import type { SlipState } from './use-slip';

export interface OrderProps {
  board: Board;
  slip: SlipState;
  money: Placing;
  currency: string;
  /** The draw has closed, and the next one is not there yet. */
  isLocked: boolean;
}

type ConfirmProps = OrderProps & { onBack: () => void };

/** What the member has agreed to: the draw, and the odds of which version. What is another by now is asked for anew. */
function useAgreed({ board, slip, money }: Pick<ConfirmProps, 'board' | 'slip' | 'money'>) {
  const { issue, oddsVersion } = board;
  const [agreed, setAgreed] = useState({ issue, oddsVersion });
  const isMoved = slip.lines.some((line) => ratesNow(board, line).isMoved);
  const isRefused = refusalOf(money) === 'odds.changed';
  useEffect(() => {
    // The refusal has asked already.
    if (isRefused) setAgreed((before) => ({ ...before, oddsVersion }));
  }, [isRefused, oddsVersion]);
  return {
    turned: agreed.issue !== issue,
    former: agreed.issue,
    isMoved,
    isAnew: agreed.issue !== issue || (isMoved && agreed.oddsVersion !== oddsVersion),
    agree: () => setAgreed({ issue, oddsVersion }),
  };
}

/** What is missing, and the way to a deposit; trial accounts have no deposits. */
function Short({ missing, currency }: { missing: string; currency: string }) {
  const t = useT('games');
  const isTrial = useSession((state) => memberType(state) === TRIAL_TYPE);
  return (
    <div className={styles.short}>
      <ErrorPanel look="inline" title={t('confirm.missing', { missing: formatMoney(missing, currency) })} />
      {isTrial ? null : (
        <LinkButton to="/m/voucherCenter" variant="primary" full>
          {t('confirm.deposit')}
        </LinkButton>
      )}
    </div>
  );
}

/** The order before it is placed: draw, lines, sum, and what is left afterwards (F-LOTTERYBET-05). */
export function ConfirmOrder({ board, slip, money, currency, isLocked, onBack }: ConfirmProps) {
  const t = useT('games');
  const balance = useSession(({ wallet }) => wallet?.sumBalance);
  const agreed = useAgreed({ board, slip, money });
  const { lines, issues, stopOnWin } = slip;
  const { total, best } = sumsOf(slip, board.plays);
  const missing = missingOf(total, balance);
  const facts = [
    { name: t('confirm.draw'), value: board.issue },
    ...(issues > 1 ? [{ name: t('chase.title'), value: issues }] : []),
    { name: t('confirm.lines'), value: lines.length },
    { name: t('slip.total'), value: <Money value={total} currency={currency} /> },
    { name: t(issues > 1 ? 'slip.bestEach' : 'slip.best'), value: <Money value={best} currency={currency} /> },
    ...(balance === undefined || missing !== undefined
      ? []
      : [
          {
            name: t('confirm.after'),
            value: <Money value={decimal(balance).minus(decimal(total)).toFixed()} currency={currency} />,
          },
        ]),
  ];
  const send = () => {
    if (agreed.isAnew) return agreed.agree();
    money.submit({
      ...{ code: board.code, issue: board.issue, oddsVersion: board.oddsVersion },
      lines: lines.map(({ play, pick, stake }) => ({ play, pick, stake: stake.trim() })),
      ...(issues > 1 ? { issues, stopOnWin } : {}),
    });
  };
  const isIdle = money.state === 'ready';
  return (
    <Review title={board.displayName} facts={facts} onBack={isIdle ? onBack : undefined}>
      <ul aria-label={t('confirm.lines')} className={styles.order}>
        {lines.map((line) => (
          <li key={`${line.play} ${line.pick}`}>
            <LineName line={line} board={board} />
            <Money value={line.stake} currency={currency} />
          </li>
        ))}
      </ul>
      <div role="status">
        {isLocked && isIdle ? <p className={styles.turned}>{t('confirm.locked')}</p> : null}
        {agreed.turned && !isLocked && isIdle ? (
          <p className={styles.turned}>{t('confirm.turned', { former: agreed.former, issue: board.issue })}</p>
        ) : null}
        {agreed.isMoved && isIdle ? <p className={styles.turned}>{t('confirm.moved')}</p> : null}
      </div>
      {missing !== undefined && isIdle ? (
        <Short missing={missing} currency={currency} />
      ) : (
        <MoneyForm
          money={money}
          submitLabel={
            agreed.isAnew ? t('confirm.agree') : t('confirm.place', { amount: formatMoney(total, currency) })
          }
          disabled={isLocked}
          onSubmit={send}
        />
      )}
    </Review>
  );
}
