import { call } from '@foyer/shared/api';
import { useMoneySubmit } from '@foyer/shared/money';
import { useEffect } from 'react';
import { forgetRewards } from './get-rewards';

/** Claims a promotion's reward, once per press, with everything that a lost answer needs (F-REWARD-02). */
export function useClaim() {
  const money = useMoneySubmit({
    operation: 'claimReward',
    send: (promotion: string, key) => call('claimReward', { body: { promotion, key } }),
    onDone: forgetRewards,
  });
  const { error } = money;
  // A refusal says that the list is not as it was.
  useEffect(() => {
    if (error !== undefined) forgetRewards();
  }, [error]);
  return money;
}

export type Claiming = ReturnType<typeof useClaim>;
