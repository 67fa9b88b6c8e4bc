import { createStore } from 'zustand/vanilla';
import type { Wallet } from '../contract';
import { forgetSessionData } from '../storage/sweep';
import { readOnly } from '../store/read-only';
import { drafts } from './drafts';
import { stored } from './stored';
import type { SessionInfo, StoredMember } from './types';

/** Who is logged in here, with their purse; all of it undefined for a visitor. */
export interface SessionState {
  readonly session: SessionInfo | undefined;
  readonly member: StoredMember | undefined;
  readonly wallet: Wallet | undefined;
  /** True while the balance is loading; the header masks it then (S2-HEADER-24). */
  readonly walletLoading: boolean;
}

/** Without a session nothing of a member is shown, even if it is still stored (A016). */
function initial(): SessionState {
  const session = stored.session.get();
  return { session, member: session ? stored.member.get() : undefined, wallet: undefined, walletLoading: false };
}

const store = createStore<SessionState>(initial);

/** The session as everyone may read it. */
export const sessionStore = readOnly(store);

/** Writes the session and its stored copies. For the shell alone: no entry that a remote can import has it (decision 35). */
export const sessionOwner = {
  start(session: SessionInfo): void {
    stored.session.set(session);
    // A tab that was closed leaves its member behind: a reload before the new one has come would show that one.
    stored.member.remove();
    drafts.keepOnlyOf(session.userName);
    store.setState({ session, member: undefined, wallet: undefined });
  },
  member(member: StoredMember): void {
    if (!store.getState().session) return;
    stored.member.set(member);
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
    forgetSessionData();
    store.setState({ session: undefined, member: undefined, wallet: undefined, walletLoading: false });
  },
};
