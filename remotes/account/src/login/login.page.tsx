import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Link } from '@foyer/shared/router';
import { HeadsetIcon, PageBar } from '@foyer/shared/ui';
import { useState } from 'react';
import { OtherWay } from '../entrance/other-way';
import { StreetPage } from '../entrance/street-page';
import { SocialButtons } from '../external/social-buttons';
import { DownloadIcon } from '../icons/icons';
import { TrialButton } from '../trial/trial-button';
import styles from './login.module.css';
import { LoginForm } from './login-form';
import type { LoginType } from './login-modes';

/** /m/login: the street at night above, the form in reach of the thumb below. */
export default function LoginPage() {
  const t = useT('account');
  const [mode, setMode] = useState<LoginType>('username');
  return (
    <StreetPage bar={<PageBar title={t('login.title')} backTo={HOME} />} lead={t('login.lead')}>
      <LoginForm onMode={setMode} />
      {mode === 'username' ? <SocialButtons /> : null}
      <TrialButton />
      <OtherWay question={t('login.newHere')} to="/m/register" label={t('login.register')} />
      <div className={styles.help}>
        <button type="button" className={styles.helper} onClick={() => bus.emit('service:open')}>
          <HeadsetIcon size={20} />
          {t('login.service')}
        </button>
        <Link to="/m/download" className={styles.helper}>
          <DownloadIcon size={20} />
          {t('login.download')}
        </Link>
      </div>
    </StreetPage>
  );
}
