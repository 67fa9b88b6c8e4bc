import { useT } from '@foyer/shared/i18n';
import { Button, PasswordField, TextField } from '@foyer/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useFront } from './front';
import { Mark } from './mark';
import styles from './session.module.css';
import { Settings } from './settings';

interface SignInProps<Session> {
  /** A session ended here while somebody worked. */
  readonly ended: boolean;
  readonly onSession: (session: Session) => void;
}

export function SignIn<Session>({ ended, onSession }: SignInProps<Session>) {
  const t = useT('front');
  const { signIn: title, call, failure } = useFront();
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = title;
    name.current?.focus();
  }, [title]);
  const signIn = useMutation({
    mutationFn: (body: { readonly name: string; readonly password: string }) =>
      call<Session>('/session', { method: 'POST', body }),
    onSuccess: onSession,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate({ name: name.current?.value ?? '', password: password.current?.value ?? '' });
  }

  return (
    <div className={styles.page}>
      <div className={styles.settings}>
        <Settings />
      </div>
      <main className={styles.card}>
        <Mark />
        <h1 className={styles.title}>{title}</h1>
        {ended ? (
          <p role="status" className={styles.ended}>
            {t('signIn.ended')}
          </p>
        ) : null}
        <form onSubmit={submit} className={styles.form}>
          <TextField
            ref={name}
            name="name"
            required
            maxLength={64}
            label={t('signIn.name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            ref={password}
            name="password"
            required
            maxLength={200}
            label={t('signIn.password')}
            autoComplete="current-password"
            error={signIn.error === null ? undefined : failure(signIn.error)}
          />
          <Button type="submit" variant="primary" full busy={signIn.isPending}>
            {t('signIn.go')}
          </Button>
        </form>
      </main>
    </div>
  );
}
