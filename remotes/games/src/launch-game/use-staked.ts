import { type SessionState, sessionStore } from '@foyer/shared/session';
import { createStore, type StoreApi } from '@foyer/shared/store';
import { useState } from 'react';

/** The running round's stake as decimal text, and the balance to subtract it from: one that is loaded afterwards includes it. */
interface InPlay {
  readonly stake: string;
  readonly wallet: SessionState['wallet'];
}

export type Staked = StoreApi<InPlay | undefined>;

/** Keeps what is staked. The page around it does not follow it, so that a stake or a new balance draws its own place in the bar alone (0113). */
export function useStaked(): { staked: Staked; stake: (stake: string) => void } {
  const [staked] = useState<Staked>(() => createStore<InPlay | undefined>()(() => undefined));
  return { staked, stake: (stake) => staked.setState({ stake, wallet: sessionStore.getState().wallet }, true) };
}
