import { sessionStore, useSession } from '@foyer/shared/session';
import { useState } from 'react';

/** What is in play: it has left the balance that was loaded before, until the balance is loaded anew and knows of it by itself. */
export function useStaked() {
  const wallet = useSession((state) => state.wallet);
  const [inPlay, setInPlay] = useState<{ readonly stake: string; readonly wallet: typeof wallet }>();
  return {
    /** Decimal text; 0 when nothing is. */
    staked: inPlay !== undefined && inPlay.wallet === wallet ? inPlay.stake : '0',
    stake: (stake: string) => setInPlay({ stake, wallet: sessionStore.getState().wallet }),
  };
}
