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

/** How long the loading message stands at most, and the time until home, in ms (S9-CONST-15, S9-CONST-23). */
const LOADING_LIMIT = 10_000;
const HOME_AFTER = 1000;

interface ChangeValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

const empty: ChangeValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The shell has already said that the session is over; its message must stay. */
const endedSession = (error: unknown): boolean => error instanceof ApiError && error.code === 'session.expired';

/** The change of a password from the form to home (S4-CHANGEPSW-01 to 07, S8-ERRORS-11, A047). */
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

  // A press may come between the answer and the button that shows it.
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
    /** What the form says about the last attempt, a key of `shared`. */
    refusal: change.error && !endedSession(change.error) ? errorTextKey(change.error) : undefined,
    /** Stays true after a success: the page is about to change. */
    busy: change.isPending || isDone,
  };
}
