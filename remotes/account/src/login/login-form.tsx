import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Button, Checkbox, PasswordField, TextField, WarningIcon } from '@foyer/shared/ui';
import { CaptchaField } from './captcha-field';
import styles from './login-form.module.css';
import type { LoginMode } from './login-modes';
import { prepareLogin } from './send-login';
import { useLoginForm } from './use-login-form';

/** What the platform says about the last attempt; the room for it opens when there is something to say. */
function Refusal({ error }: { error: Error | null }) {
  const t = useT('shared');
  return (
    <div role="alert" className={styles.refusal}>
      {error === null ? null : (
        <p className={styles.reason}>
          <WarningIcon size={20} />
          <span>{t(errorTextKey(error))}</span>
        </p>
      )}
    </div>
  );
}

/** The fields of a mode, the captcha on demand, and the one action of the page. */
export function LoginForm({ mode }: { mode: LoginMode }) {
  const t = useT('account');
  const { register, field, submit, captcha, failure, busy } = useLoginForm(mode);
  // A download that fails here is tried again by the submit, which then says so.
  const prepare = () => void prepareLogin().catch(() => undefined);
  return (
    <form noValidate className={styles.form} aria-label={t('login.title')} onSubmit={submit} onFocus={prepare}>
      <TextField
        {...field('username')}
        label={t('login.username')}
        clearable
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="username"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...field('password')}
        label={t('login.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {captcha ? <CaptchaField captcha={captcha} field={field('captcha')} /> : null}
      <div className={styles.options}>
        <Checkbox {...register('remember')} label={t('login.remember')} />
        <Link to="/m/forget" className={styles.forget}>
          {t('login.forget')}
        </Link>
      </div>
      <Refusal error={failure} />
      <Button type="submit" variant="primary" full busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
