import { siteConfig } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { HeadsetIcon, PageBar } from '@foyer/shared/ui';
import { DownloadIcon } from '../icons/icons';
import { LanternStreet } from './lantern-street';
import styles from './login.module.css';
import { LoginForm } from './login-form';
import { usernameMode } from './login-modes';

/** /m/login: the street at night above, the form in reach of the thumb below. */
export default function LoginPage() {
  const t = useT('account');
  return (
    <div className={styles.page}>
      <PageBar title={t('login.title')} backTo="/m/home" />
      <div className={styles.hero}>
        <LanternStreet />
        <p className={styles.greeting}>
          <strong className={styles.site}>{siteConfig().name}</strong>
          <span className={styles.lead}>{t('login.lead')}</span>
        </p>
      </div>
      <div className={styles.sheet}>
        <LoginForm mode={usernameMode} />
        <p className={styles.register}>
          {t('login.newHere')}{' '}
          <Link to="/m/register" className={styles.link}>
            {t('login.register')}
          </Link>
        </p>
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
      </div>
    </div>
  );
}
