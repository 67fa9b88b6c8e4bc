import { useT } from '@foyer/shared/i18n';
import { Button, PasswordField } from '@foyer/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { deskCall } from '../calls/desk-call';
import { failureText } from '../calls/failure-text';
import { useTitle } from '../frame/use-title';
import styles from '../list/list.module.css';
import own from '../members/members.module.css';

const LEAST = 12;
const EMPTY = { old: '', fresh: '', again: '' };

/** The operator's own password; a new one ends all other sessions of the name. */
export function PasswordPage() {
  const t = useT('desk');
  const [typed, setTyped] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const change = useMutation({
    mutationFn: ({ old, fresh }: typeof EMPTY) => deskCall<void>('/password', { method: 'POST', body: { old, fresh } }),
    onSuccess: () => {
      setTyped(EMPTY);
      setChecked(false);
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
      <section className={own.own} aria-labelledby="password-title">
        <h1 id="password-title" className={styles.title}>
          {t('password.title')}
        </h1>
        <p className={styles.small}>{t('password.hint')}</p>
        <form onSubmit={submit} className={own.form} noValidate>
          {field('old', typed.old === '' && t('password.missing'))}
          {field('fresh', isShort && t('password.short', { count: LEAST }))}
          {field('again', differs && t('password.differs'))}
          {change.error === null ? null : (
            <p role="alert" className={styles.failure}>
              {failureText(t, change.error)}
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
