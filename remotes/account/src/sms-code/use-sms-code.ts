import { useStore } from '@foyer/shared/store';
import { useRef, useState } from 'react';
import { useSecondsUntil } from '../waiting/use-seconds-until';
import { codeKey, codeStore, sendCode } from './send-code';
import type { Phone, SendExternally, SmsPurpose } from './sms-purposes';
import { type FormCaptcha, useSmsCaptcha } from './use-sms-captcha';

export interface SmsCodeOptions {
  purpose: SmsPurpose;
  phone: Phone;
  /** Validates the number and shows its error; an invalid one sends nothing (S5-SMS-03). */
  checkMobile: () => Promise<boolean>;
  /** Present when the external verification service sends the codes (A029). */
  sendExternally?: SendExternally | undefined;
  /** Present while the form shows its own captcha. */
  formCaptcha?: FormCaptcha | undefined;
}

export function useSmsCode({ purpose, phone, checkMobile, sendExternally, formCaptcha }: SmsCodeOptions) {
  const key = codeKey(purpose, phone);
  const code = useStore(codeStore, (codes) => codes[key]);
  const seconds = useSecondsUntil(code === 'sending' ? undefined : code);
  const [failed, setFailed] = useState<{ key: string; error: unknown }>();
  const now = useRef(phone);
  now.current = phone;
  const pressed = useRef(false);
  const captcha = useSmsCaptcha(formCaptcha);

  const press = async () => {
    if (pressed.current || code === 'sending' || seconds > 0) return;
    pressed.current = true;
    setFailed(undefined);
    try {
      const answer = (await checkMobile()) && (await captcha.answer());
      if (answer !== false) await send(answer);
    } finally {
      pressed.current = false;
    }
  };

  const send = async (answer: string | undefined) => {
    try {
      await sendCode(purpose, now.current, sendExternally, answer);
      captcha.sent(answer);
    } catch (error) {
      if (!captcha.takes(error, answer)) setFailed({ key: codeKey(purpose, now.current), error });
    }
  };

  return {
    press,
    captcha: captcha.field,
    sending: code === 'sending',
    /** Whether a code was sent to this number, however long ago. */
    sent: typeof code === 'number',
    /** Seconds until the next press is sent; 0 when ready. */
    seconds,
    /** Why the last press for this number sent nothing, or undefined. */
    failure: failed?.key === key ? failed.error : undefined,
  };
}
