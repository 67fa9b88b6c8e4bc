import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Button, Checkbox, PasswordField, SegmentedControl } from '@foyer/shared/ui';
import type { FieldForm } from '@foyer/shared/validation';
import { CaptchaField } from '../entrance/captcha-field';
import { Failure } from '../entrance/failure';
import { prepareLogin } from '../entrance/send-login';
import { UsernameField } from '../entrance/username-field';
import { formCaptchaOf } from '../sms-code/use-sms-captcha';
import styles from './login-form.module.css';
import type { LoginType, LoginValues } from './login-modes';
import { SmsFields } from './sms-fields';
import { useLoginForm } from './use-login-form';

function UsernameFields({ form }: { form: FieldForm<LoginValues> }) {
  const t = useT('account');
  return (
    <>
      <UsernameField {...form.field('username')} />
      <PasswordField
        {...form.field('password')}
        label={t('login.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </>
  );
}

/** The fields of a mode, the captcha on demand, and the log-in button. */
export function LoginForm({ onMode }: { onMode: (type: LoginType) => void }) {
  const t = useT('account');
  const { form, mode, switchTo, submit, captcha, failure, seconds, busy, ...sms } = useLoginForm(onMode);
  const isSms = mode.type === 'sms';
  const modes = (['username', 'sms'] as const).map((value) => ({ value, label: t(`login.mode.${value}`) }));
  // The submit retries a failed download and reports it.
  const prepare = () => void prepareLogin().catch(() => undefined);
  return (
    <form noValidate className={styles.form} aria-label={t('login.title')} onSubmit={submit} onFocus={prepare}>
      {switchTo ? (
        <SegmentedControl
          label={t('login.mode')}
          items={modes}
          value={mode.type}
          onChange={switchTo}
          className={styles.modes}
        />
      ) : null}
      {isSms ? (
        <SmsFields
          form={form}
          dialingCode={sms.dialingCode}
          onDialingCode={sms.setDialingCode}
          external={sms.external}
          captcha={captcha && formCaptchaOf(form, captcha)}
        />
      ) : (
        <UsernameFields form={form} />
      )}
      {captcha ? <CaptchaField captcha={captcha} field={form.field('captcha')} /> : null}
      <div className={styles.options}>
        <Checkbox {...form.register('remember')} label={t(isSms ? 'login.rememberNumber' : 'login.remember')} />
        <Link to="/m/forget" className={styles.forget}>
          {t('login.forget')}
        </Link>
      </div>
      <Failure error={failure} seconds={seconds} unknownHint={isSms ? undefined : t('login.checkBoth')} />
      <Button type="submit" variant="primary" full busy={busy} aria-disabled={seconds > 0 || undefined}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
