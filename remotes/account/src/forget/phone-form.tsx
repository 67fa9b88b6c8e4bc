import { useT } from '@foyer/shared/i18n';
import { Button, PasswordField } from '@foyer/shared/ui';
import { Failure } from '../entrance/failure';
import { prepareLogin } from '../entrance/send-login';
import { useDialingCode } from '../sms-code/get-countries';
import { MobileField } from '../sms-code/mobile-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import styles from './forget.module.css';
import { usePhoneForm } from './use-phone-form';

/** Phone, code, new password (S2-FORGOT-07); the code's field waits for a sent code (S2-FORGOT-08). */
export function PhoneForm() {
  const t = useT('account');
  const { form, submit, failure, busy, ready } = usePhoneForm();
  const [dialingCode, setDialingCode] = useDialingCode();
  // The log-in retries a failed download and reports it.
  const prepare = () => void prepareLogin().catch(() => undefined);
  return (
    <form noValidate className={styles.form} aria-label={t('forget.byPhone')} onSubmit={submit} onFocus={prepare}>
      <MobileField field={form.field('mobileNum')} dialingCode={dialingCode} onDialingCode={setDialingCode} />
      <SmsCodeField
        purpose="reset"
        phone={{ mobileNum: form.watch('mobileNum'), countryDialingCode: dialingCode }}
        checkMobile={() => form.checkMobile('mobileNum')}
        field={form.field('verificationCode')}
        lockedUntilSent
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t('forget.password')}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <Failure error={failure} />
      <Button type="submit" variant="primary" full busy={busy} disabled={!ready && !busy}>
        {t('forget.setPassword')}
      </Button>
    </form>
  );
}
