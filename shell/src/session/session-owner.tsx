import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { isHome } from '@foyer/shared/paths';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { useEffect, useState } from 'react';
import { forgetSession } from './end-session';
import { setLeaving } from './leaving';
import { followWallet, loadMember, loadWallet } from './load-member';
import { keepRenewing } from './renewal';
import { keepReturnTo, takeReturnTo } from './return-to';
import { startSession } from './start-session';

const LOGIN = '/m/login';

/** The only writer of the session: handles the session events and navigates accordingly. */
export function SessionOwner(): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const token = useSession((state) => state.session?.token);
  const [stored] = useState(token);

  // Arriving on a page ends the leaving of the previous one.
  useEffect(() => setLeaving(false), [pathname]);

  useEffect(() => {
    if (token === undefined) return;
    return keepRenewing({ stored: token === stored });
  }, [token, stored]);

  // Home loads both itself; other pages load them once per session.
  useEffect(() => {
    if (token === undefined || isHome(pathname)) return;
    void loadMember();
    void loadWallet();
  }, [token]);

  useEffect(
    () =>
      bus.on('session:start', (start) => {
        startSession(start);
        navigate(takeReturnTo(), { replace: true });
      }),
    [navigate],
  );

  useEffect(
    () =>
      bus.on('session:expired', () => {
        if (pathname !== LOGIN) setLeaving(true);
        forgetSession();
        keepReturnTo(pathname + search);
        bus.emit('toast:show', { text: text('shared', 'error.session.expired'), kind: 'warning' });
        navigate(LOGIN);
      }),
    [navigate, pathname, search],
  );

  useEffect(() => bus.on('member:refresh', () => void loadMember({ anew: true })), []);
  useEffect(() => bus.on('wallet:refresh', () => void loadWallet({ anew: true })), []);
  // Each tab has a balance of its own, which another tab or a decision may have changed meanwhile (F-MONEY-11).
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void followWallet();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return null;
}
