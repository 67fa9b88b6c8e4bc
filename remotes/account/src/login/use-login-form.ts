import { bus } from '@foyer/shared/bus';
import { useMutation } from '@foyer/shared/query';
import { useFieldForm } from '@foyer/shared/validation';
import { type FormEvent, useState } from 'react';
import { useCaptcha } from './get-captcha';
import { type LoginMode, type LoginValues, payloadOf } from './login-modes';
import { rememberLogin, valuesOf } from './remembered-login';
import { demandsCaptcha, sendLogin } from './send-login';

/**
 * The login form of one mode: its fields, its rules, the captcha once the platform demands it (S4-CAPTCHA-01), and one
 * request per press. What was typed stays after a refusal; only the answer to a used captcha goes.
 */
export function useLoginForm(mode: LoginMode) {
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha(withCaptcha);
  const form = useFieldForm<LoginValues>({
    defaultValues: valuesOf(mode),
    demands: { ...mode.demands, captcha: { rule: 'captcha', enabled: withCaptcha } },
  });

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

  const send = form.sendWith((values) => login.mutateAsync(values).catch(() => undefined));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!login.isSuccess) await send(event);
  };

  return {
    ...form,
    submit,
    captcha: withCaptcha ? captcha : undefined,
    failure: login.error,
    /** Stays true after a success: the page is about to change. */
    busy: form.formState.isSubmitting || login.isPending || login.isSuccess,
  };
}
