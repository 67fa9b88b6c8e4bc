import { call, errorTextKey } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { sessionStore } from '@foyer/shared/session';
import { sessionOwner } from '@foyer/shared/shell';

/** Loads within this many ms share one answer, because start-up and home both ask. */
const SHARED_FOR = 5000;

const currentSession = () => sessionStore.getState().session;

type Load = (isCurrent: () => boolean) => Promise<void>;

/** A load for the current session. Callers share a running or recent one. Without a session it does nothing. */
function sessionLoad(load: Load): (options?: { anew?: boolean }) => Promise<void> {
  let last: { session: object; until: number; done: Promise<void> } | undefined;
  return ({ anew = false } = {}) => {
    const session = currentSession();
    if (!session) return Promise.resolve();
    if (!anew && last?.session === session && performance.now() < last.until) return last.done;
    const mine = { session, until: Number.POSITIVE_INFINITY, done: Promise.resolve() };
    mine.done = load(() => last === mine && currentSession() === session).finally(() => {
      mine.until = performance.now() + SHARED_FOR;
    });
    last = mine;
    return mine.done;
  };
}

/** Loads the member (S7-API-27). After a failure the stored name stays. */
export const loadMember = sessionLoad(async (isCurrent) => {
  const member = await call('memberInfo', {}).catch(() => undefined);
  if (member && isCurrent()) sessionOwner.member(member);
});

/** Loads the balance, which is masked meanwhile (S2-HEADER-24). After a failure a toast shows, and the last balance. */
export const loadWallet = sessionLoad(async (isCurrent) => {
  sessionOwner.walletLoading();
  try {
    const wallet = await call('balance', {});
    if (isCurrent()) sessionOwner.wallet(wallet);
  } catch (error) {
    if (!isCurrent()) return;
    sessionOwner.wallet(undefined);
    bus.emit('toast:show', { text: text('shared', errorTextKey(error)), kind: 'error' });
  }
});

/**
 * Loads the balance without masking it: for a tab that is looked at again, while money may have moved in another. A failure says
 * nothing, since a phone that wakes up often has no connection yet.
 */
export async function followWallet(): Promise<void> {
  const session = currentSession();
  if (!session || sessionStore.getState().walletLoading) return;
  const wallet = await call('balance', {}).catch(() => undefined);
  const isCurrent = currentSession() === session && !sessionStore.getState().walletLoading;
  if (wallet && isCurrent) sessionOwner.wallet(wallet);
}
