import { useT } from '@foyer/shared/i18n';
import { hasFirstPassword, useSession } from '@foyer/shared/session';
import { useState } from 'react';
import styles from './change-password.module.css';
import { ChangePasswordForm } from './change-password-form';
import { LockArt } from './lock-art';

/** /m/changePsw: a new password (S1-CHANGEPSW-01). */
export default function ChangePasswordPage() {
  const t = useT('account');
  const isFirst = useSession(hasFirstPassword);
  // The text stays while the page is left.
  const [wasFirst] = useState(isFirst);
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <LockArt />
        <p>{t(isFirst || wasFirst ? 'changePsw.first' : 'changePsw.lead')}</p>
      </div>
      <ChangePasswordForm />
    </div>
  );
}
