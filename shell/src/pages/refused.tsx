import type { Refusal } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { HOME } from '@foyer/shared/paths';
import { Navigate, sitePath, useLocation } from '@foyer/shared/router';
import { LinkButton, NoData } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { refuseFreeAccount } from '../member/free-account';
import { DoorArt } from '../overlays/door-art';
import { overlayStore } from '../overlays/overlay-store';
import styles from '../routes/routes.module.css';
import { keepReturnTo } from '../session/return-to';

/** A prompt with the login dialog over it; closing the dialog leads home (A014, A033). */
function LoginPrompt() {
  const t = useT('shell');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    // After the overlays of the page before have been closed.
    queueMicrotask(() => overlayStore.setState({ login: { returnTo: sitePath(here), closeTo: HOME } }));
  }, [here]);
  return (
    <NoData
      art={<DoorArt />}
      text={t('prompt.login')}
      action={
        <div className={styles.actions}>
          <LinkButton to="/m/register">{t('header.register')}</LinkButton>
          <LinkButton to="/m/login" variant="primary" onClick={() => keepReturnTo(here)}>
            {t('header.login')}
          </LinkButton>
        </div>
      }
    />
  );
}

function Redirect({ to, message }: { to: SiteAddress; message: 'free_reject' | undefined }) {
  useEffect(() => {
    if (message === 'free_reject') refuseFreeAccount();
  }, [message]);
  return <Navigate to={to} replace />;
}

/** What a visitor gets in the place of a page that is not theirs. */
export function Refused({ refusal }: { refusal: Refusal }) {
  const t = useT('shared');
  const shell = useT('shell');
  if (refusal.kind === 'login') return <LoginPrompt />;
  if (refusal.kind === 'path') return <Redirect to={refusal.to} message={refusal.message} />;
  return (
    <NoData text={t('error.permission.denied')} action={<LinkButton to={HOME}>{shell('notFound.home')}</LinkButton>} />
  );
}
