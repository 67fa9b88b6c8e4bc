import { bus } from '@foyer/shared/bus';
import { useFlag } from '@foyer/shared/flags';
import { useMutation } from '@foyer/shared/query';
import { useLocation } from '@foyer/shared/router';
import { handOverPassword } from '@foyer/shared/session';
import { useFieldForm } from '@foyer/shared/validation';
import { useState } from 'react';
import { useCaptcha } from '../entrance/get-captcha';
import { demandsCaptcha, sendLogin } from '../entrance/send-login';
import { withProof } from '../external/external-login';
import { demandToken } from '../external/external-verification';
import { useExternal } from '../external/use-external';
import { useDialingCode } from '../sms-code/get-countries';
import { type LoginType, type LoginValues, loginModes, payloadOf } from './login-modes';
import { loginStateOf } from './login-state';
import { useLoginWait } from './login-wait';
import { rememberLogin, valuesOf } from './remembered-login';

/** Initial values of a mode: those another page passed, else its remembered login. */
function firstValues(passed: ReturnType<typeof loginStateOf>): LoginValues {
  const remembered = valuesOf(loginModes.username);
  return passed.username === undefined ? remembered : { ...remembered, username: passed.username, password: '' };
}

/**
 * The log-in form: the fields and rules of its mode, the captcha once demanded (S4-CAPTCHA-01), and one request per press. A
 * refusal keeps what was typed, except the answer to a used captcha.
 *
 * @param onMode called at each change of mode
 */
export function useLoginForm(onMode: (type: LoginType) => void) {
  const passed = loginStateOf(useLocation().state);
  const hasModes = useFlag('MOBILEVERCODELOGIN3');
  const [chosen, choose] = useState<LoginType>('username');
  const mode = loginModes[hasModes ? chosen : 'username'];
  const [withCaptcha, setWithCaptcha] = useState(passed.captcha);
  const captcha = useCaptcha(withCaptcha);
  const [dialingCode, setDialingCode] = useDialingCode();
  const external = useExternal(mode.type === 'sms');
  const form = useFieldForm<LoginValues>({
    defaultValues: firstValues(passed),
    demands: { ...mode.demands, captcha: { rule: 'captcha', enabled: withCaptcha } },
  });

  const wait = useLoginWait(form.watch('username'));
  const login = useMutation({
    mutationFn: async (values: LoginValues) => {
      if (mode.type === 'username' || !external) return sendLogin(payloadOf(mode, values, dialingCode));
      const idToken = demandToken(await external.confirm(values.password));
      const proof = { channel: 'sms', idToken, mobileNum: values.username, countryDialingCode: dialingCode } as const;
      return sendLogin(withProof(payloadOf(mode, values, dialingCode), proof));
    },
    retry: false,
    // Sent even when offline, so that the form shows the error at once.
    networkMode: 'always',
    onSuccess: (value, values) => {
      rememberLogin(mode, values, dialingCode);
      if (mode.keepsPassword) handOverPassword(values.password);
      bus.emit('session:start', { login: value });
    },
    onError: (error, { username }) => {
      wait.begin(error, username);
      form.resetField('captcha', { defaultValue: '' });
      if (withCaptcha) captcha.refresh();
      else if (demandsCaptcha(error)) setWithCaptcha(true);
    },
  });

  /** Changes the mode, with its remembered login and another picture (S4-LOGIN-02, S4-LOGIN-03). */
  const switchTo = (type: LoginType) => {
    choose(type);
    onMode(type);
    form.reset(valuesOf(loginModes[type]));
    setDialingCode(loginModes[type].remembered.get()?.countryDialingCode ?? '');
    login.reset();
    if (withCaptcha) captcha.refresh();
  };

  return {
    form,
    mode,
    switchTo: hasModes ? switchTo : undefined,
    dialingCode,
    setDialingCode,
    external,
    // Nothing is sent after a success, because the page is about to change.
    submit: form.sendWith(async (values) => {
      if (!login.isSuccess && wait.seconds === 0) await login.mutateAsync(values).catch(() => undefined);
    }),
    captcha: withCaptcha ? captcha : undefined,
    // The wait belongs to the tried name; another name is another account.
    failure: wait.ofAnother ? null : login.error,
    seconds: wait.seconds,
    busy: form.formState.isSubmitting || login.isPending || login.isSuccess,
  };
}
