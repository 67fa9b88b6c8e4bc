import type { RegisterFieldName } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PasswordField, TextField, type TextFieldProps } from '@foyer/shared/ui';
import type { FieldForm } from '@foyer/shared/validation';
import { CaptchaField } from '../entrance/captcha-field';
import type { Captcha } from '../entrance/get-captcha';
import type { ExternalVerification } from '../external/external-verification';
import { internationalNumber } from '../external/international-number';
import { MobileField } from '../sms-code/mobile-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { formCaptchaOf } from '../sms-code/use-sms-captcha';
import type { RegisterValues, ShownField } from './register-fields';

type Input = Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode'>;

/** Autofill and keyboard by field; names on other services are not filled in. */
const inputs: Partial<Record<RegisterFieldName, Input>> = {
  username: { autoComplete: 'username' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
};
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** The label of a field, marked if optional. */
function useFieldLabel(): (field: ShownField) => string {
  const t = useT('account');
  return ({ name, required }) => {
    const label = t(name === 'verificationCode' ? 'sms.code' : `register.field.${name}`);
    return required ? label : t('register.optional', { label });
  };
}

/** Fields with limits so wide that they are not shown. */
const wide = new Set<RegisterFieldName>(['facebook', 'wechat', 'line', 'whatsapp', 'zalo']);

interface RegisterFieldProps {
  form: FieldForm<RegisterValues>;
  field: ShownField;
  dialingCode: string;
  onDialingCode: (dialingCode: string) => void;
  /** Sends the codes where the merchant uses it (A029). */
  external: ExternalVerification | undefined;
  captcha: Captcha;
  /** Whether the form shows its own captcha. */
  hasCaptcha: boolean;
}

/** The password and its repetition, each with its own button to show it (S2-REGISTER-05, S2-REGISTER-06). */
function PasswordTwice({ form, field }: Pick<RegisterFieldProps, 'form' | 'field'>) {
  const t = useT('account');
  const label = useFieldLabel();
  const password = form.field('password');
  return (
    <>
      <PasswordField
        {...password}
        label={label(field)}
        autoComplete="new-password"
        onChange={async (event) => {
          await password.onChange(event);
          // The repetition is valid only if equal to this field.
          if (form.formState.errors.confirm) await form.trigger('confirm');
        }}
      />
      <PasswordField {...form.field('confirm')} label={t('register.field.confirm')} autoComplete="new-password" />
    </>
  );
}

/**
 * One field of the registration. Each is its own component, so that the form registers fields in display order and focuses the
 * first wrong one (S5-VALIDATION-08).
 */
export function RegisterField(props: RegisterFieldProps) {
  const { form, field, dialingCode, onDialingCode, external, captcha, hasCaptcha } = props;
  const t = useT('account');
  const label = useFieldLabel();
  const { name } = field;
  switch (name) {
    case 'password':
      return <PasswordTwice form={form} field={field} />;
    case 'paymentPassword':
      return <PasswordField {...form.field(name)} label={label(field)} autoComplete="off" />;
    case 'mobileNum':
      return (
        <MobileField
          field={form.field(name)}
          label={label(field)}
          dialingCode={dialingCode}
          onDialingCode={onDialingCode}
        />
      );
    case 'verificationCode':
      return (
        <SmsCodeField
          purpose="register"
          label={label(field)}
          phone={{ mobileNum: form.watch('mobileNum'), countryDialingCode: dialingCode }}
          checkMobile={() => form.checkMobile('mobileNum')}
          field={form.field(name)}
          formCaptcha={hasCaptcha ? formCaptchaOf(form, captcha) : undefined}
          sendExternally={
            external && ((phone) => external.sendCode(internationalNumber(phone.countryDialingCode, phone.mobileNum)))
          }
        />
      );
    case 'captcha':
      return <CaptchaField captcha={captcha} field={form.field(name)} />;
    default: {
      const { hint, ...props } = form.field(name);
      const note = name === 'payeeName' ? t('register.payeeNote') : wide.has(name) ? undefined : hint;
      return (
        <TextField autoComplete="off" {...asTyped} {...props} {...inputs[name]} hint={note} label={label(field)} />
      );
    }
  }
}
