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
import { givenLogin } from './login-given';
import { type LoginType, type LoginValues, loginModes, payloadOf } from './login-modes';
import { useLoginWait } from './login-wait';
import { rememberLogin, valuesOf } from './remembered-login';

/** What a mode opens with: what another page gave, else its remembered login. */
function firstValues(given: ReturnType<typeof givenLogin>): LoginValues {
  const remembered = valuesOf(loginModes.username);
  return given.username === undefined ? remembered : { ...remembered, username: given.username, password: '' };
}

/**
 * The login form: the fields and rules of its mode, the captcha once the platform demands it (S4-CAPTCHA-01), and one
 * request per press. What was typed stays after a refusal; only the answer to a used captcha goes.
 *
 * @param onMode hears of each switch
 */
export function useLoginForm(onMode: (type: LoginType) => void) {
  const given = givenLogin(useLocation().state);
  const hasModes = useFlag('MOBILEVERCODELOGIN3');
  const [chosen, choose] = useState<LoginType>('username');
  const mode = loginModes[hasModes ? chosen : 'username'];
  const [withCaptcha, setWithCaptcha] = useState(given.captcha);
  const captcha = useCaptcha(withCaptcha);
  const [dialingCode, setDialingCode] = useDialingCode();
  const external = useExternal(mode.type === 'sms');
  const form = useFieldForm<LoginValues>({
    defaultValues: firstValues(given),
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
    // A refusal and a lost answer both belong in the form, offline included: never wait for the network.
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

  /** The other mode opens with its own remembered login and another picture (S4-LOGIN-02, S4-LOGIN-03). */
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
    // After a success the page is about to change: nothing is sent twice.
    submit: form.sendWith(async (values) => {
      if (!login.isSuccess && wait.seconds === 0) await login.mutateAsync(values).catch(() => undefined);
    }),
    captcha: withCaptcha ? captcha : undefined,
    // A wait is for the name that was tried: another name is another account.
    failure: wait.ofAnother ? null : login.error,
    seconds: wait.seconds,
    busy: form.formState.isSubmitting || login.isPending || login.isSuccess,
  };
}
