import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Spinner, TextField, type TextFieldProps } from '@foyer/shared/ui';
import { type FieldProps, numeric } from '@foyer/shared/validation';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CaptchaField } from '../entrance/captcha-field';
import styles from './sms-code-field.module.css';
import { type SmsCodeOptions, useSmsCode } from './use-sms-code';

/** Maximum length of a code (S5-SMS-01). */
const MAX_DIGITS = 10;

interface SmsCodeFieldProps extends SmsCodeOptions, Pick<TextFieldProps, 'enterKeyHint'> {
  /** `field('verificationCode')` of the form. */
  field: FieldProps;
  /** "SMS code" by default. */
  label?: string | undefined;
  /** Locks the input until a code was sent to this number. */
  lockedUntilSent?: boolean | undefined;
}

function SmsButton({ press, sending, seconds }: Pick<ReturnType<typeof useSmsCode>, 'press' | 'sending' | 'seconds'>) {
  const t = useT('account');
  const waits = sending || seconds > 0;
  return (
    <button
      type="button"
      className={styles.button}
      {...(waits ? { 'aria-disabled': true } : {})}
      {...(sending ? { 'aria-busy': true } : {})}
      onClick={() => void press()}
    >
      <span className={styles.label}>
        {seconds > 0 ? (
          <>
            <span className="visually-hidden">{t('sms.again')} </span>
            <span className={styles.seconds}>{t('sms.seconds', { seconds })}</span>
          </>
        ) : (
          t('sms.get')
        )}
      </span>
      {sending ? <Spinner className={styles.spinner} /> : null}
    </button>
  );
}

/** Focuses the code's input when the captcha above it disappears. */
function useFocusAfter(shown: boolean) {
  const next = useRef<HTMLInputElement>(null);
  const was = useRef(shown);
  useEffect(() => {
    if (was.current && !shown && document.activeElement === document.body) next.current?.focus();
    was.current = shown;
  }, [shown]);
  return next;
}

/** The code from an SMS or mail, with the button that requests it. */
export function SmsCodeField({ field, label, lockedUntilSent = false, enterKeyHint, ...options }: SmsCodeFieldProps) {
  const t = useT('account');
  const tShared = useT();
  const { sent, failure, captcha, ...button } = useSmsCode(options);
  const { countryDialingCode, mobileNum } = options.phone;
  const byMail = options.purpose === 'email';
  const number = countryDialingCode === '' ? mobileNum : `+${countryDialingCode} ${mobileNum}`;
  const locked = lockedUntilSent && !sent;
  const typed = useFocusAfter(captcha !== undefined);
  const pressOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void button.press();
  };
  const input = (
    <TextField
      {...field}
      {...numeric(field, MAX_DIGITS)}
      ref={(element) => {
        field.ref(element);
        typed.current = element;
      }}
      label={label ?? t(byMail ? 'sms.mailCode' : 'sms.code')}
      hint={sent ? t('sms.sentTo', { number: `\u2066${number}\u2069` }) : undefined}
      error={field.error ?? (failure === undefined ? undefined : tShared(errorTextKey(failure)))}
      autoComplete="one-time-code"
      enterKeyHint={enterKeyHint}
      disabled={locked}
      className={locked ? styles.locked : undefined}
      suffix={<SmsButton {...button} />}
    />
  );
  return (
    <>
      {captcha === undefined ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the captcha's field requests the code instead of submitting the form
        <div onKeyDown={pressOnEnter}>
          <CaptchaField {...captcha} />
        </div>
      )}
      {input}
    </>
  );
}
