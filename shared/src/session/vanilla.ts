import { createStore } from 'zustand/vanilla';
import type { Wallet } from '../contract';
import { forgetSessionData } from '../storage/sweep';
import { readOnly } from '../store/read-only';
import { drafts } from './drafts';
import { stored } from './stored';
import type { SessionInfo, StoredMember } from './types';

/** Session, member and wallet; all undefined for a visitor. */
export interface SessionState {
  readonly session: SessionInfo | undefined;
  readonly member: StoredMember | undefined;
  readonly wallet: Wallet | undefined;
  /** The header masks the balance meanwhile (S2-HEADER-24). */
  readonly walletLoading: boolean;
}

/** A stored member is shown with their own session only: another tab may have stored another (A016, F-CACHE-02). */
function initial(): SessionState {
  const session = stored.session.get();
  const member = stored.member.get();
  const isOurs = session !== undefined && member?.account === session.userName;
  return { session, member: isOurs ? member : undefined, wallet: undefined, walletLoading: false };
}

const store = createStore<SessionState>(initial);

export const sessionStore = readOnly(store);

/** Writes the session and its stored copy. Only the shell can import it (decision 35). */
export const sessionOwner = {
  start(session: SessionInfo): void {
    stored.session.set(session);
    // A closed tab leaves its member in storage, and a reload would show that one.
    stored.member.remove();
    drafts.keepOnlyOf(session.userName);
    store.setState({ session, member: undefined, wallet: undefined });
  },
  member(member: StoredMember): void {
    if (!store.getState().session) return;
    stored.member.set(member);
    store.setState({ member });
  },
  /** The password is the member's own now (B023). */
  passwordChanged(): void {
    const { session, member } = store.getState();
    if (session?.mustChangePassword) {
      const { mustChangePassword: _, ...rest } = session;
      stored.session.set(rest);
      store.setState({ session: rest });
    }
    if (member?.mustChangePassword) {
      const { mustChangePassword: _, ...rest } = member;
      sessionOwner.member(rest);
    }
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
