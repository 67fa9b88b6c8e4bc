import type { Denial } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { HOME } from '@foyer/shared/paths';
import { Navigate, sitePath, useLocation } from '@foyer/shared/router';
import { LinkButton, NoData } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { tellTrialAccount } from '../member/trial-account';
import { DoorArt } from '../overlays/door-art';
import { overlayStore } from '../overlays/overlay-store';
import styles from '../routes/routes.module.css';
import { keepReturnTo } from '../session/return-to';

/** A prompt under the log-in dialog. Closing the dialog leads home (A014, A033). */
function LoginPrompt() {
  const t = useT('shell');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    // A microtask later, when the overlays of the previous page are closed.
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
    if (message === 'free_reject') tellTrialAccount();
  }, [message]);
  return <Navigate to={to} replace />;
}

/** What a visitor gets instead of a page whose guards they do not pass. */
export function Denied({ denial }: { denial: Denial }) {
  const t = useT('shared');
  const shell = useT('shell');
  if (denial.kind === 'login') return <LoginPrompt />;
  if (denial.kind === 'path') return <Redirect to={denial.to} message={denial.message} />;
  return (
    <NoData text={t('error.permission.denied')} action={<LinkButton to={HOME}>{shell('notFound.home')}</LinkButton>} />
  );
}
