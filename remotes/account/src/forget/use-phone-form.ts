import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { handOverPassword } from '@foyer/shared/session';
import { useFieldForm } from '@foyer/shared/validation';
import { demandsCaptcha, sendLogin } from '../entrance/send-login';

interface Values {
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
}

/** Logs in with the number as name, whose own rule does not apply here (A045). */
const logIn = ({ mobileNum, newPassword }: Values) =>
  sendLogin({ username: mobileNum, password: newPassword, captcha: '', type: 'username' });

/**
 * The form for a new password by phone: sets the password, then logs in. A refusal empties the field it is about: the password
 * if it is the old one, else the code (S8-ERRORS-12, S8-ERRORS-13).
 */
export function usePhoneForm() {
  const navigate = useNavigate();
  const form = useFieldForm<Values>({
    defaultValues: { mobileNum: '', verificationCode: '', newPassword: '' },
    demands: {
      mobileNum: { rule: 'loginMobileNum' },
      verificationCode: { rule: 'verificationCode' },
      newPassword: { rule: 'password' },
    },
    mode: 'onTouched',
  });

  const setPassword = useMutation({
    mutationFn: ({ newPassword, mobileNum, verificationCode }: Values) =>
      call('passwordBySms', { body: { newPassword, mobileNum, verificationCode } }),
    retry: false,
    networkMode: 'always',
    onError: (error) => {
      const isSame = error instanceof ApiError && error.code === 'modify.new.old.same';
      form.resetField(isSame ? 'newPassword' : 'verificationCode', { defaultValue: '' });
    },
  });

  const enter = useMutation({
    mutationFn: logIn,
    retry: false,
    networkMode: 'always',
    onSuccess: (login, { newPassword }) => {
      handOverPassword(newPassword);
      bus.emit('session:start', { login });
    },
    onError: (error, { mobileNum }) => {
      // The password is set although the log-in failed, so the log-in page follows.
      bus.emit('toast:show', { text: text('account', 'forget.changed'), kind: 'success' });
      const state = { username: mobileNum, captcha: demandsCaptcha(error) };
      navigate('/m/login', { replace: true, state });
    },
  });

  const submit = form.sendWith(async (values) => {
    if (setPassword.isSuccess) return;
    try {
      await setPassword.mutateAsync(values);
      await enter.mutateAsync(values);
    } catch {
      // Each step has shown its own error.
    }
  });

  return {
    form,
    submit,
    failure: setPassword.error,
    busy: form.formState.isSubmitting || setPassword.isSuccess,
    /** Whether every field is filled by its rule (S5-FORGOT-08). */
    ready: form.formState.isValid,
  };
}
