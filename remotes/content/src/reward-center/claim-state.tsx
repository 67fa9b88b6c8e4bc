import { useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay } from '@foyer/shared/money';
import { ErrorPanel, formatMoney, useErrorText } from '@foyer/shared/ui';
import styles from './claim-state.module.css';
import type { Claiming } from './use-claim';

/** What became of the last claim: the check after a lost answer, a refusal, or the receipt. */
export function ClaimState({ money, currency }: { money: Claiming; currency: string }) {
  const t = useT('content');
  const textOf = useErrorText();
  const { error, receipt } = money;
  return (
    <>
      {isUnderWay(money) ? <Checking money={money} /> : null}
      {error === undefined ? null : <ErrorPanel look="inline" title={textOf(error)} />}
      <p role="status" className={receipt === undefined ? 'visually-hidden' : styles.done}>
        {receipt === undefined
          ? ''
          : t(receipt.purse === 'main' ? 'rewards.doneMain' : 'rewards.doneBonus', {
              ...{ amount: formatMoney(receipt.amount, currency), number: receipt.rewardNo },
              turnover: formatMoney(receipt.turnover, currency),
            })}
      </p>
    </>
  );
}
