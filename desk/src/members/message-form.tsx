import { useT } from '@foyer/shared/i18n';
import { Button, TextField } from '@foyer/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import { TextAreaField } from '../front/form/text-area-field';
import styles from '../list/list.module.css';
import { useSendMessage } from './member-calls';
import own from './members.module.css';

const EMPTY = { title: '', body: '' };

/** Writes to a member's inbox. What is typed stays until it was sent; pressed twice, it is sent once. */
export function MessageForm({ username }: { readonly username: string }) {
  const t = useT('desk');
  const send = useSendMessage(username);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [{ title, body }, setTyped] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const missing = (value: string) => (isChecked && value.trim() === '' ? t('messages.missing') : undefined);

  function change(typed: Partial<typeof EMPTY>): void {
    send.reset();
    setTyped({ title, body, ...typed });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (title.trim() === '' || body.trim() === '') {
      // The first empty field is marked after this press.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (sending.current) return;
    sending.current = true;
    send.mutate(
      { title, body },
      {
        onSuccess: () => {
          setTyped(EMPTY);
          setChecked(false);
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }
  return (
    <form ref={form} onSubmit={submit} className={own.form} aria-label={t('messages.write')} noValidate>
      <TextField
        label={t('messages.subject')}
        value={title}
        maxLength={120}
        autoComplete="off"
        error={missing(title)}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        label={t('messages.body')}
        value={body}
        maxLength={1000}
        error={missing(body)}
        onChange={(value) => change({ body: value })}
      />
      {send.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(t, send.error)}
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {send.isSuccess ? t('messages.sent', { username }) : ''}
      </p>
      <Button type="submit" variant="primary" busy={send.isPending}>
        {t('messages.send')}
      </Button>
    </form>
  );
}
