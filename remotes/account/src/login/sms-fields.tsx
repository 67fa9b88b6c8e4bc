import type { FieldForm } from '@foyer/shared/validation';
import type { ExternalVerification } from '../external/external-verification';
import { internationalNumber } from '../external/international-number';
import type { useDialingCode } from '../sms-code/get-countries';
import { MobileField } from '../sms-code/mobile-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import type { FormCaptcha } from '../sms-code/use-sms-captcha';
import type { LoginValues } from './login-modes';

interface SmsFieldsProps {
  form: FieldForm<LoginValues>;
  dialingCode: string;
  onDialingCode: ReturnType<typeof useDialingCode>[1];
  /** Sends the codes where the merchant uses it (A029). */
  external: ExternalVerification | undefined;
  /** The log-in's own captcha, while shown. */
  captcha: FormCaptcha | undefined;
}

/** Mobile number and SMS code (S2-LOGIN-02). */
export function SmsFields({ form, dialingCode, onDialingCode, external, captcha }: SmsFieldsProps) {
  return (
    <>
      <MobileField field={form.field('username')} dialingCode={dialingCode} onDialingCode={onDialingCode} />
      <SmsCodeField
        purpose="login"
        phone={{ mobileNum: form.watch('username'), countryDialingCode: dialingCode }}
        checkMobile={() => form.checkMobile('username')}
        field={form.field('password')}
        enterKeyHint="go"
        formCaptcha={captcha}
        sendExternally={
          external && ((phone) => external.sendCode(internationalNumber(phone.countryDialingCode, phone.mobileNum)))
        }
      />
    </>
  );
}
