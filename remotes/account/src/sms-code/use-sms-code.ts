import { useStore } from '@foyer/shared/store';
import { useEffect, useReducer, useRef, useState } from 'react';
import { codeKey, codeStore, sendCode } from './send-code';
import type { Phone, SendExternally, SmsPurpose } from './sms-purposes';

export interface SmsCodeOptions {
  purpose: SmsPurpose;
  /** The number as it stands in the form. */
  phone: Phone;
  /** Checks the number and shows its error; without a valid one nothing is sent (S5-SMS-03). */
  checkMobile: () => Promise<boolean>;
  /** Given where the external verification service sends the codes (A029). */
  sendExternally?: SendExternally | undefined;
}

/** Whole seconds until a moment, counted down; 0 when there is none or it has come. */
function useSecondsUntil(moment: number | undefined): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  useEffect(() => {
    if (moment === undefined || seconds === 0) return;
    const timer = setTimeout(tick, moment - Date.now() - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
    // A timer may be a little early: then the same second is waited for once more.
  }, [moment, seconds, ticks]);
  return seconds;
}

/** The SMS-code button of one purpose: its state, and what a press does. */
export function useSmsCode({ purpose, phone, checkMobile, sendExternally }: SmsCodeOptions) {
  const key = codeKey(purpose, phone);
  const code = useStore(codeStore, (codes) => codes[key]);
  const seconds = useSecondsUntil(code === 'sending' ? undefined : code);
  const [failed, setFailed] = useState<{ key: string; error: unknown }>();
  const now = useRef(phone);
  now.current = phone;
  const pressed = useRef(false);

  const press = async () => {
    if (pressed.current || code === 'sending' || seconds > 0) return;
    pressed.current = true;
    setFailed(undefined);
    try {
      if (await checkMobile()) await sendCode(purpose, now.current, sendExternally);
    } catch (error) {
      setFailed({ key: codeKey(purpose, now.current), error });
    } finally {
      pressed.current = false;
    }
  };

  return {
    press,
    sending: code === 'sending',
    /** A code has gone to this number, be it a while ago. */
    sent: typeof code === 'number',
    /** Seconds until the next press counts; 0 when ready. */
    seconds,
    /** Why the last press for this number sent nothing; undefined when all is well. */
    failure: failed?.key === key ? failed.error : undefined,
  };
}
