import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { RECOVERY_PAGE } from '@foyer/shared/paths';
import { useMutation } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { Button, LinkButton, PasswordField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { Failure } from '../entrance/failure';
import styles from './forget.module.css';

const isCode = (error: Error | null, code: string): boolean => error instanceof ApiError && error.code === code;

/** The new password after opening a mailed link; an expired link leads to asking for another. */
export function LinkForm({ linkKey, onAgain }: { linkKey: string; onAgain: () => void }) {
  const t = useT('account');
  const navigate = useNavigate();
  const form = useFieldForm({ defaultValues: { newPassword: '' }, demands: { newPassword: { rule: 'password' } } });
  const { mutateAsync, error, isSuccess } = useMutation({
    mutationFn: (newPassword: string) => call('passwordByLink', { body: { key: linkKey, newPassword } }),
    retry: false,
    networkMode: 'always',
    onSuccess: () => {
      bus.emit('toast:show', { text: t('forget.changed'), kind: 'success' });
      navigate('/m/login', { replace: true });
    },
    onError: (refusal) => {
      if (isCode(refusal, 'modify.new.old.same')) form.resetField('newPassword', { defaultValue: '' });
    },
  });
  const submit = form.sendWith(async ({ newPassword }) => {
    if (!isSuccess) await mutateAsync(newPassword).catch(() => undefined);
  });
  if (isCode(error, 'link.invalid'))
    return (
      <div className={styles.form}>
        <Failure error={error} />
        <LinkButton to={RECOVERY_PAGE} replace variant="primary" full onClick={onAgain}>
          {t('forget.link.again')}
        </LinkButton>
      </div>
    );
  return (
    <form noValidate className={styles.form} aria-label={t('forget.link.heading')} onSubmit={submit}>
      <PasswordField
        {...form.field('newPassword')}
        label={t('forget.password')}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <Failure error={error} />
      <Button type="submit" variant="primary" full busy={form.formState.isSubmitting || isSuccess}>
        {t('forget.setPassword')}
      </Button>
    </form>
  );
}
