import { bus } from '@foyer/shared/bus';
import type { Promotion } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { callQuery, queryClient, useQuery } from '@foyer/shared/query';
import { hasPage, useNavigate } from '@foyer/shared/router';
import { returnAfterLogin, useSession } from '@foyer/shared/session';
import { useState } from 'react';

const PAGE = '/m/inviteFriends';

const pays = (promotions: readonly Promotion[]): boolean =>
  promotions.some(({ key, enabled }) => key === 'REFERRAL' && enabled);

/** Whether inviting is promoted, also by an answer that the browser has kept (A054). */
export function useInvites(): boolean {
  const { data = false } = useQuery({ ...callQuery('promotions'), select: pays });
  return data && hasPage(PAGE);
}

/** Asks the platform, since the browser may know an older answer. Without one the older counts, by which the button stands. */
const paysNow = (): Promise<boolean> =>
  queryClient.fetchQuery({ ...callQuery('promotions'), staleTime: 0 }).then(pays, () => true);

interface Inviting {
  readonly busy: boolean;
  readonly invite: () => Promise<void>;
}

/**
 * The way to invite friends: visitors log in first, members get to the page while the promotion is on and are told to ask customer
 * service otherwise (S6-REFERRAL-01 to 03).
 */
export function useInvite(): Inviting {
  const t = useT('content');
  const navigate = useNavigate();
  const isMember = useSession((state) => state.session !== undefined);
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    if (!isMember) {
      returnAfterLogin(PAGE);
      return navigate('/m/login');
    }
    setBusy(true);
    const on = await paysNow();
    setBusy(false);
    if (on) return navigate(PAGE);
    bus.emit('toast:show', { text: t('contact_service'), kind: 'message' });
  };
  return { busy, invite };
}
