import { ApiError, errorTextKey } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useMutation } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { changePassword, isPasswordHeld, sessionStore, useDraft } from '@foyer/shared/session';
import { useFieldForm } from '@foyer/shared/validation';
import { useEffect, useRef, useState } from 'react';
import { renewRememberedPassword } from './renew-remembered';

/** Longest duration of the loading message, and the time until home, in ms (S9-CONST-15, S9-CONST-23). */
const LOADING_LIMIT = 10_000;
const HOME_AFTER = 1000;

interface ChangeValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

const empty: ChangeValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Whether the session has ended; the shell shows that message. */
const endedSession = (error: unknown): boolean => error instanceof ApiError && error.code === 'session.expired';

/** The form's change of password, up to the way home (S4-CHANGEPSW-01 to 07, S8-ERRORS-11, A047). */
export function useChangePassword() {
  const navigate = useNavigate();
  const [asksOld, setAsksOld] = useState(() => !isPasswordHeld());
  const [isSame, setIsSame] = useState(false);
  const form = useFieldForm<ChangeValues>({
    defaultValues: empty,
    demands: {
      oldPassword: { rule: 'loginPassword', enabled: asksOld },
      newPassword: { rule: 'password' },
      confirmNewPassword: {
        rule: 'password',
        same: { as: 'newPassword', message: 'rule.confirmDiffers' },
        emptyMessage: 'rule.enterPassword',
      },
    },
  });
  useDraft(form, 'change-password');

  // Blocks a second press before the button is drawn as disabled.
  const saved = useRef(false);
  const change = useMutation({
    mutationFn: ({ oldPassword, ...wish }: ChangeValues) => changePassword(asksOld ? { oldPassword, ...wish } : wish),
    retry: false,
    networkMode: 'always',
    onMutate: () =>
      bus.emit('toast:show', { text: text('account', 'changePsw.busy'), kind: 'loading', duration: LOADING_LIMIT }),
    onSuccess: (outcome, { newPassword }) => {
      if (outcome === 'same') {
        bus.emit('toast:hide');
        setIsSame(true);
        return;
      }
      saved.current = true;
      const account = sessionStore.getState().session?.userName;
      if (account !== undefined) renewRememberedPassword(account, newPassword);
      bus.emit('toast:show', { text: text('account', 'changePsw.saved'), kind: 'success' });
    },
    onError: (error) => {
      if (!endedSession(error)) bus.emit('toast:hide');
      setAsksOld(!isPasswordHeld());
    },
  });

  const isDone = change.data === 'changed';
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(HOME), HOME_AFTER);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  return {
    form,
    asksOld,
    isSame,
    closeSame: () => setIsSame(false),
    submit: form.sendWith(async (values) => {
      if (!saved.current) await change.mutateAsync(values).catch(() => undefined);
    }),
    /** Text of the last refusal, a key of `shared`. */
    refusal: change.error && !endedSession(change.error) ? errorTextKey(change.error) : undefined,
    /** Stays true after a success, because the page is about to change. */
    busy: change.isPending || isDone,
  };
}
