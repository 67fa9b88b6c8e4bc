import { bus } from '@foyer/shared/bus';
import { isPromoted } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { callQuery, queryClient } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { returnAfterLogin, useSession } from '@foyer/shared/session';
import { useState } from 'react';

const PAGE = '/m/inviteFriends';

/** Asks the platform, since the browser may know an older answer; without an answer the older one counts. */
const isOn = (): Promise<boolean> =>
  queryClient.fetchQuery({ ...callQuery('promotions'), staleTime: 0 }).then(
    (promotions) => promotions.some(({ key, enabled }) => key === 'REFERRAL' && enabled),
    () => isPromoted('REFERRAL'),
  );

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
    const on = await isOn();
    setBusy(false);
    if (on) return navigate(PAGE);
    bus.emit('toast:show', { text: t('contact_service'), kind: 'message' });
  };
  return { busy, invite };
}
