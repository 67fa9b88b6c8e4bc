import { bus } from '@foyer/shared/bus';
import { text, useLanguage } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { validate } from '@foyer/shared/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useCaptcha } from './get-captcha';
import { type LoginMode, type LoginValues, payloadOf } from './login-modes';
import { rememberLogin, valuesOf } from './remembered-login';
import { demandsCaptcha, sendLogin } from './send-login';

/** A language change settles for this long before the errors are checked again (S5-VALIDATION-09), in ms. */
const LANGUAGE_DEBOUNCE = 200;

type Field = 'username' | 'password' | 'captcha';

/** Checks with the shared rules; the messages are in the language of the moment (S5-VALIDATION-03). */
function resolverOf(mode: LoginMode, withCaptcha: boolean): Resolver<LoginValues> {
  return async (values) => {
    const demands = { ...mode.demands, ...(withCaptcha ? { captcha: { rule: 'captcha' } as const } : {}) };
    const found = Object.entries(await validate<string>({ ...values, remember: '' }, demands));
    if (found.length === 0) return { values, errors: {} };
    const errors = found.map(([field, key = '']) => [field, { type: 'rule', message: text('shared', key) }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/**
 * The login form of one mode: its fields, its rules, the captcha once the platform demands it (S4-CAPTCHA-01), and one
 * request per press. What was typed stays after a refusal; only the answer to a used captcha goes.
 */
export function useLoginForm(mode: LoginMode) {
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha(withCaptcha);
  const form = useForm<LoginValues>({ defaultValues: valuesOf(mode), resolver: resolverOf(mode, withCaptcha) });
  const { errors, isSubmitting } = form.formState;

  const login = useMutation({
    mutationFn: (values: LoginValues) => sendLogin(payloadOf(mode, values)),
    retry: false,
    // A refusal and a lost answer both belong in the form, offline included: never wait for the network.
    networkMode: 'always',
    onSuccess: (value, values) => {
      rememberLogin(mode, values);
      bus.emit('session:start', mode.keepsPassword ? { login: value, password: values.password } : { login: value });
    },
    onError: (error) => {
      form.resetField('captcha', { defaultValue: '' });
      if (withCaptcha) captcha.refresh();
      else if (demandsCaptcha(error)) setWithCaptcha(true);
    },
  });

  const sending = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current || login.isSuccess) return;
    sending.current = true;
    try {
      await form.handleSubmit((values) => login.mutateAsync(values).catch(() => undefined))();
    } finally {
      sending.current = false;
    }
  };

  const language = useLanguage();
  const failed = useRef<Field[]>([]);
  failed.current = (['username', 'password', 'captcha'] as const).filter((field) => errors[field]);
  const checkedIn = useRef(language);
  const { trigger } = form;
  useEffect(() => {
    if (checkedIn.current === language) return undefined;
    checkedIn.current = language;
    const timer = setTimeout(() => void trigger(failed.current), LANGUAGE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [language, trigger]);

  return {
    ...form,
    errors,
    submit,
    captcha: withCaptcha ? captcha : undefined,
    failure: login.error,
    /** Stays true after a success: the page is about to change. */
    busy: isSubmitting || login.isPending || login.isSuccess,
  };
}
