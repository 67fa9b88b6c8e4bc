import { useT } from '@foyer/shared/i18n';
import styles from './change-password.module.css';
import { ChangePasswordForm } from './change-password-form';
import { LockArt } from './lock-art';

/** /m/changePsw: a new password (S1-CHANGEPSW-01). */
export default function ChangePasswordPage() {
  const t = useT('account');
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <LockArt />
        <p>{t('changePsw.lead')}</p>
      </div>
      <ChangePasswordForm />
    </div>
  );
}
