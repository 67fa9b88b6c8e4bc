import { bus } from '@foyer/shared/bus';
import type { RegisterFieldName, RegisterValue } from '@foyer/shared/contract';
import { text } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { handOverPassword } from '@foyer/shared/session';
import { useFieldForm } from '@foyer/shared/validation';
import { useEffect, useState } from 'react';
import { useCaptcha } from '../entrance/get-captcha';
import { demandsCaptcha } from '../entrance/send-login';
import { demandToken } from '../external/external-verification';
import { useExternal } from '../external/use-external';
import { registerDraft } from './register-draft';
import { faultOf, InvitationError } from './register-fault';
import { demandsOf, type FieldGroup, type RegisterConfig, type RegisterValues, type Way } from './register-fields';
import { payloadOf } from './register-payload';
import { sendRegister } from './send-register';

const CHECK: FieldGroup = { group: 'check', fields: [{ name: 'captcha', required: true }] };

export interface RegisterFormOptions {
  way: Way;
  groups: readonly FieldGroup[];
  config: RegisterConfig;
  values: RegisterValues;
  onValues: (values: RegisterValues) => void;
  dialingCode: string;
  checkInvitation: (code: string) => Promise<void>;
}

/** After a registration: logs in if the answer has a session, else opens the log-in page with the name filled in (A037). */
function goOn({ token, userName, customerType = 0, firstTimeLogin = true }: RegisterValue, password: string) {
  if (token === undefined) return { username: userName };
  const login = { token, userName, customerType, firstTimeLogin };
  if (password !== '') handOverPassword(password);
  bus.emit('session:start', { login });
  return undefined;
}

/**
 * The form of one way to register: its fields and rules, the check of the referral code (S4-REGISTER-01), and one request per
 * press. A refusal keeps what was typed, except the answer to a used captcha.
 */
export function useRegisterForm(options: RegisterFormOptions) {
  const { way, config, values: firstValues, onValues, dialingCode, checkInvitation } = options;
  const navigate = useNavigate();
  const [captchaDemanded, demandCaptcha] = useState(false);
  const hasCheck = options.groups.some(({ group }) => group === 'check');
  const groups = captchaDemanded && !hasCheck ? [...options.groups, CHECK] : options.groups;
  const fields = groups.flatMap((each) => each.fields);
  const shown: readonly RegisterFieldName[] = fields.map(({ name }) => name);
  const captcha = useCaptcha(shown.includes('captcha'));
  const external = useExternal(shown.includes('verificationCode'));
  const demands = demandsOf(fields, config);
  const checked = Object.keys(demands);
  const form = useFieldForm<RegisterValues>({ defaultValues: firstValues, demands });

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [subscribe, onValues],
  );

  const registration = useMutation({
    mutationFn: async (values: RegisterValues) => {
      if (shown.includes('affiliateCode')) await checkInvitation(values.affiliateCode);
      const code = shown.includes('verificationCode') ? values.verificationCode : '';
      const idToken = external && code !== '' ? demandToken(await external.confirm(code)) : undefined;
      return sendRegister(way, payloadOf({ shown, values, dialingCode, idToken }));
    },
    retry: false,
    // Sent even when offline, so that the form shows the error at once.
    networkMode: 'always',
    onSuccess: (value, { password }) => {
      registerDraft.forget();
      bus.emit('toast:show', { text: text('account', 'register.done'), kind: 'success' });
      const login = goOn(value, password);
      if (login) navigate('/m/login', { state: login });
    },
    onError: (error) => {
      if (!(error instanceof InvitationError)) renewCaptcha(error);
      const fault = faultOf(error, checked);
      if (fault) form.refuse(fault.field, fault.key, fault.part);
    },
  });

  function renewCaptcha(error: Error): void {
    if (shown.includes('captcha')) {
      form.resetField('captcha', { defaultValue: '' });
      captcha.refresh();
    } else if (demandsCaptcha(error)) demandCaptcha(true);
  }

  const submit = form.sendWith(async (values) => {
    if (!registration.isSuccess && values.agree) await registration.mutateAsync(values).catch(() => undefined);
  });

  return {
    form,
    groups,
    external,
    captcha,
    submit,
    agreed: form.watch('agree'),
    failure: registration.error && !faultOf(registration.error, checked) ? registration.error : null,
    /** Stays true after a success, because the page is about to change. */
    busy: form.formState.isSubmitting || registration.isPending || registration.isSuccess,
  };
}
