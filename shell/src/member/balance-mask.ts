import { shellSlots } from '@foyer/shared/shell';
import { createStore, useStore } from '@foyer/shared/store';

/** Whether the member hides amounts (S4-HEADER-01). */
export const balanceMask = createStore<{ readonly hidden: boolean }>(() => ({
  hidden: shellSlots.balanceHidden.get() === '1',
}));

export const useBalanceHidden = (): boolean => useStore(balanceMask, ({ hidden }) => hidden);

/** Shows or hides amounts and stores the choice. */
export function toggleBalance(): void {
  const hidden = !balanceMask.getState().hidden;
  if (hidden) shellSlots.balanceHidden.set('1');
  else shellSlots.balanceHidden.remove();
  balanceMask.setState({ hidden });
}
