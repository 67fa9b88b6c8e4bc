import { type SessionState, sessionStore } from '@foyer/shared/session';
import { useState } from 'react';

/** The running round's stake as decimal text, and the balance to subtract it from: one that is loaded afterwards includes it. */
export interface InPlay {
  readonly stake: string;
  readonly wallet: SessionState['wallet'];
}

/** Keeps what is staked. It does not follow the balance, so that a new one draws its own place in the bar alone (0113). */
export function useStaked() {
  const [inPlay, setInPlay] = useState<InPlay>();
  return { inPlay, stake: (stake: string) => setInPlay({ stake, wallet: sessionStore.getState().wallet }) };
}
