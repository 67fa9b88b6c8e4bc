import { sessionStore, useSession } from '@foyer/shared/session';
import { useState } from 'react';

/** The running round's stake, to subtract from the balance until the balance is reloaded and includes it. */
export function useStaked() {
  const wallet = useSession((state) => state.wallet);
  const [inPlay, setInPlay] = useState<{ readonly stake: string; readonly wallet: typeof wallet }>();
  return {
    /** Decimal text; 0 for none. */
    staked: inPlay !== undefined && inPlay.wallet === wallet ? inPlay.stake : '0',
    stake: (stake: string) => setInPlay({ stake, wallet: sessionStore.getState().wallet }),
  };
}
