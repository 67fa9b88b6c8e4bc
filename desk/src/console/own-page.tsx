import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { PasswordPage } from '../front/password-page';
import { useSignOut } from '../front/session-gate';
import styles from './console.module.css';

/** One's own password, and the end of all sessions that somebody else might have. */
export function OwnPage() {
  const t = useT('console');
  const signOut = useSignOut('/sessions');
  return (
    <>
      <PasswordPage />
      <section className={styles.out} aria-label={t('out.all')}>
        <p className={styles.hint}>{t('out.hint')}</p>
        <Button onClick={signOut}>{t('out.all')}</Button>
      </section>
    </>
  );
}
