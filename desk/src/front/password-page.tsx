import { useT } from '@foyer/shared/i18n';
import { Button, PasswordField } from '@foyer/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFront } from './front';
import styles from './password.module.css';
import { useTitle } from './use-title';

const LEAST = 12;
const EMPTY = { old: '', fresh: '', again: '' };

/**
 * One's own password; a new one ends all other sessions of the name.
 * @param hint what is said above; default: that other sessions end
 */
export function PasswordPage({ hint, onChanged }: { readonly hint?: string; readonly onChanged?: () => void }) {
  const t = useT('front');
  const { call, failure } = useFront();
  const [typed, setTyped] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const change = useMutation({
    mutationFn: ({ old, fresh }: typeof EMPTY) => call<void>('/password', { method: 'POST', body: { old, fresh } }),
    onSuccess: () => {
      setTyped(EMPTY);
      setChecked(false);
      onChanged?.();
    },
  });
  useTitle(t('password.title'));
  const isShort = typed.fresh.length < LEAST;
  const differs = typed.fresh !== typed.again;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (typed.old !== '' && !isShort && !differs && !change.isPending) change.mutate(typed);
  }
  const field = (name: keyof typeof EMPTY, error: string | false) => (
    <PasswordField
      label={t(`password.${name}`)}
      value={typed[name]}
      maxLength={200}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      error={isChecked && error !== false ? error : undefined}
      onChange={({ currentTarget }) => {
        change.reset();
        setTyped({ ...typed, [name]: currentTarget.value });
      }}
    />
  );
  return (
    <div className={styles.page}>
      <section className={styles.own} aria-labelledby="password-title">
        <h1 id="password-title" className={styles.title}>
          {t('password.title')}
        </h1>
        <p className={styles.small}>{hint ?? t('password.hint')}</p>
        <form onSubmit={submit} className={styles.form} noValidate>
          {field('old', typed.old === '' && t('password.missing'))}
          {field('fresh', isShort && t('password.short', { count: LEAST }))}
          {field('again', differs && t('password.differs'))}
          {change.error === null ? null : (
            <p role="alert" className={styles.failure}>
              {failure(change.error)}
            </p>
          )}
          <p role="status" className={styles.outcome}>
            {change.isSuccess ? t('password.changed') : ''}
          </p>
          <Button type="submit" variant="primary" busy={change.isPending}>
            {t('password.change')}
          </Button>
        </form>
      </section>
    </div>
  );
}
