import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { FeedbackMore } from '../calls/shapes';
import { TextAreaField } from '../front/form/text-area-field';
import { useShortcuts } from '../keys/keys';
import { useActOn } from '../letters/letter-calls';
import own from '../letters/letters.module.css';
import styles from '../list/list.module.css';

/**
 * Answers a feedback, or replaces the answer that stands there. What is typed stays until it was sent; pressed twice, it is sent
 * once; an answer that another operator gave meanwhile is not replaced unseen.
 */
export function AnswerForm({ feedback }: { readonly feedback: FeedbackMore }) {
  const t = useT('desk');
  const send = useActOn<FeedbackMore>('feedback', feedback.id);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = () => form.current?.querySelector('textarea');
  const isEmpty = answer.trim() === '';
  useShortcuts([{ keys: ['e'], label: 'feedback.write', run: () => field()?.focus() }]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) field()?.focus();
    if (isEmpty || sending.current) return;
    sending.current = true;
    send.mutate(
      { name: 'answer', body: { answer, instead: feedback.answer } },
      {
        onSuccess: () => {
          setAnswer('');
          setChecked(false);
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }
  const again = feedback.answer !== null;
  return (
    <form ref={form} onSubmit={submit} className={own.form} aria-label={t('feedback.write')} noValidate>
      <TextAreaField
        label={t(again ? 'feedback.instead' : 'feedback.write')}
        value={answer}
        maxLength={1000}
        error={isChecked && isEmpty ? t('messages.missing') : undefined}
        onChange={(value) => {
          send.reset();
          setAnswer(value);
        }}
      />
      {send.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(t, send.error)}
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {send.isSuccess ? t('feedback.sent', { member: feedback.member }) : ''}
      </p>
      <Button type="submit" variant="primary" aria-keyshortcuts="e" busy={send.isPending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
