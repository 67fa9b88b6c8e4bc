import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { Button, HeadsetIcon, TextField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { Failure } from '../entrance/failure';
import { UsernameField } from '../entrance/username-field';
import { useWaiting } from '../waiting/use-waiting';
import styles from './forget.module.css';
import { useBackAfter } from './use-back-after';

interface Values {
  username: string;
  email: string;
}

/** User name and e-mail address; sends a mail with a link and goes back (S2-FORGOT-03 to 06, S4-FORGOT-02). */
export function EmailForm() {
  const t = useT('account');
  const backSoon = useBackAfter();
  const form = useFieldForm<Values>({
    defaultValues: { username: '', email: '' },
    demands: { username: { rule: 'loginUsername', trim: true }, email: { rule: 'forgotEmail', trim: true } },
  });
  const { mutateAsync, error, isSuccess } = useWaiting({
    message: t('in_please_wait'),
    work: ({ username, email }: Values, signal) => call('passwordByEmail', { body: { username, email }, signal }),
    done: () => {
      bus.emit('toast:show', { text: t('in_been_out'), kind: 'success' });
      backSoon();
    },
  });
  const submit = form.sendWith(async (values) => {
    if (!isSuccess) await mutateAsync(values).catch(() => undefined);
  });
  return (
    <form noValidate className={styles.form} aria-label={t('forget.byEmail')} onSubmit={submit}>
      <UsernameField {...form.field('username')} />
      <TextField
        {...form.field('email')}
        label={t('forget.email')}
        inputMode="email"
        clearable
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="send"
      />
      <Failure error={error} />
      <Button type="submit" variant="primary" full busy={form.formState.isSubmitting || isSuccess}>
        {t('forget.retrieve')}
      </Button>
      <button type="button" className={styles.service} onClick={() => bus.emit('service:open')}>
        <HeadsetIcon size={20} />
        {t('forget.service')}
      </button>
    </form>
  );
}
