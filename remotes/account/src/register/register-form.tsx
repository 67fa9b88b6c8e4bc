import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Button, Checkbox } from '@foyer/shared/ui';
import { internationalNumber } from '../external/international-number';
import { CaptchaField } from '../login/captcha-field';
import { Refusal } from '../login/refusal';
import { prepareLogin } from '../login/send-login';
import { MobileField } from '../sms-code/mobile-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { RegisterField, useFieldLabel } from './register-field';
import type { ShownField } from './register-fields';
import styles from './register-form.module.css';
import { type RegisterFormOptions, useRegisterForm } from './use-register-form';

interface RegisterFormProps extends RegisterFormOptions {
  onDialingCode: (dialingCode: string) => void;
  /** The agreement is about to be read; whoever comes back finds the form as it was. */
  onRead: () => void;
}

/** The groups of fields, the agreement, and the one action of the page. */
export function RegisterForm({ onDialingCode, onRead, ...options }: RegisterFormProps) {
  const t = useT('account');
  const label = useFieldLabel();
  const { form, external, captcha, submit, agreed, failure, busy } = useRegisterForm(options);
  const { groups, dialingCode } = options;

  const control = (field: ShownField) => {
    switch (field.name) {
      case 'mobileNum':
        return (
          <MobileField
            key={field.name}
            field={form.field('mobileNum')}
            label={label(field)}
            dialingCode={dialingCode}
            onDialingCode={onDialingCode}
          />
        );
      case 'verificationCode':
        return (
          <SmsCodeField
            key={field.name}
            purpose="register"
            label={field.required ? undefined : t('register.optional', { label: t('sms.code') })}
            phone={{ mobileNum: form.watch('mobileNum'), countryDialingCode: dialingCode }}
            checkMobile={() => form.checkMobile('mobileNum')}
            field={form.field('verificationCode')}
            sendExternally={
              external && ((phone) => external.sendCode(internationalNumber(phone.countryDialingCode, phone.mobileNum)))
            }
          />
        );
      case 'captcha':
        return null;
      default:
        return <RegisterField key={field.name} form={form} field={field} />;
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('register.title')}
      onSubmit={submit}
      // A download that fails here is tried again by the submit, which then says so.
      onFocus={() => void prepareLogin().catch(() => undefined)}
    >
      {groups
        .filter(({ group }) => group !== 'check')
        .map(({ group, fields }) => (
          <fieldset key={group} className={styles.group}>
            <legend className={group === 'account' ? 'visually-hidden' : styles.legend}>
              {t(`register.group.${group}`)}
            </legend>
            {fields.map(control)}
          </fieldset>
        ))}
      {captcha ? <CaptchaField captcha={captcha} field={form.field('captcha')} /> : null}
      <Checkbox
        {...form.register('agree')}
        className={styles.agree}
        label={
          <>
            {t('register.agree', { age: siteConfig().minAge })}{' '}
            <Link to="/m/useragreement" className={styles.link} onClick={onRead}>
              {t('register.agreement')}
            </Link>
          </>
        }
      />
      <Refusal error={failure} />
      <Button type="submit" variant="primary" full busy={busy} disabled={!agreed}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
