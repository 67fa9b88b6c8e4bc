import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Button, ConfirmDialog, ErrorPanel, PasswordField, TextField } from '@foyer/shared/ui';
import styles from './change-password.module.css';
import { useChangePassword } from './use-change-password';

/** The account, the old password unless remembered, the new one twice, and the button (S2-CHANGEPSW-01 to 05). */
export function ChangePasswordForm() {
  const t = useT('account');
  const shared = useT('shared');
  const account = useSession(({ member, session }) => member?.account ?? session?.userName);
  const { form, asksOld, submit, refusal, isSame, closeSame, busy } = useChangePassword();
  return (
    <form noValidate aria-label={t('changePsw.title')} className={styles.form} onSubmit={submit}>
      {account === undefined ? null : (
        <TextField label={t('changePsw.username')} value={account} readOnly autoComplete="username" />
      )}
      {asksOld ? (
        <PasswordField {...form.field('oldPassword')} label={t('changePsw.old')} autoComplete="current-password" />
      ) : null}
      <PasswordField {...form.field('newPassword')} label={t('changePsw.new')} autoComplete="new-password" />
      <PasswordField
        {...form.field('confirmNewPassword')}
        label={t('changePsw.confirm')}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {refusal === undefined ? null : <ErrorPanel look="inline" title={shared(refusal)} />}
      <Button type="submit" variant="primary" full busy={busy}>
        {t('changePsw.submit')}
      </Button>
      <ConfirmDialog open={isSame} title={t('changePsw.title')} onConfirm={closeSame}>
        <p>{shared('error.modify.new.old.same')}</p>
      </ConfirmDialog>
    </form>
  );
}
