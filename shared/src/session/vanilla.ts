import { createStore } from 'zustand/vanilla';
import type { Wallet } from '../contract';
import { forgetMemberAnswers, type SessionInfo, type StoredMember, storage } from '../storage';
import { drafts } from './drafts';

export interface SessionState {
  readonly session: SessionInfo | undefined;
  readonly member: StoredMember | undefined;
  readonly wallet: Wallet | undefined;
  /** True while the balance is loading; the header masks it then (S2-HEADER-24). */
  readonly walletLoading: boolean;
}

/** Without a session nothing of a member is shown, even if it is still stored (A016). */
function initial(): SessionState {
  const session = storage.session.get();
  return { session, member: session ? storage.member.get() : undefined, wallet: undefined, walletLoading: false };
}

const store = createStore<SessionState>(initial);

/** The session as everyone may read it. */
export const sessionStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/** Writes the session and its stored copies. For the shell alone; lint keeps it out of the remotes. */
export const sessionOwner = {
  start(session: SessionInfo): void {
    storage.session.set(session);
    // A tab that was closed leaves its member behind: a reload before the new one has come would show that one.
    storage.member.remove();
    drafts.keepOnlyOf(session.userName);
    store.setState({ session, member: undefined, wallet: undefined });
  },
  member(member: StoredMember): void {
    if (!store.getState().session) return;
    storage.member.set(member);
    store.setState({ member });
  },
  walletLoading(): void {
    store.setState({ walletLoading: true });
  },
  wallet(wallet: Wallet | undefined): void {
    const loaded = store.getState().session ? wallet : undefined;
    store.setState({ wallet: loaded ?? store.getState().wallet, walletLoading: false });
  },
  end(): void {
    storage.session.remove();
    storage.member.remove();
    forgetMemberAnswers();
    store.setState({ session: undefined, member: undefined, wallet: undefined, walletLoading: false });
  },
};
