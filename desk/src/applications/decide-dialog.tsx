import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, TextField } from '@foyer/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { ApplicationMore } from '../calls/shapes';
import styles from '../list/list.module.css';

interface DecideDialogProps {
  readonly open: boolean;
  readonly application: ApplicationMore;
  readonly name: 'accept' | 'refuse';
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks once more before an application is decided, and for a word to the member, which a refusal must have. */
export function DecideDialog(props: DecideDialogProps) {
  const { open, application, name, busy, error, onSend, onClose, onGone } = props;
  const t = useT('desk');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  useEffect(() => {
    if (!open) return;
    setMissing(false);
    field.current?.focus();
  }, [open]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const reason = field.current?.value.trim() ?? '';
    const isMissing = name === 'refuse' && reason === '';
    setMissing(isMissing);
    if (isMissing) field.current?.focus();
    else onSend(reason);
  }
  return (
    <Dialog
      open={open}
      title={t(`ask.${name}`, { id: application.member })}
      onClose={onClose}
      onGone={onGone}
      dismissable={!busy}
      actions={
        <>
          <Button full disabled={busy} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button full type="submit" form={form} variant={name === 'refuse' ? 'danger' : 'primary'} busy={busy}>
            {t(`do.${name}`)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.ask} noValidate>
        <TextField
          ref={field}
          label={t(name === 'refuse' ? 'ask.reason' : 'applications.word')}
          hint={t(name === 'refuse' ? 'ask.reasonHint' : 'applications.wordHint')}
          maxLength={200}
          autoComplete="off"
          error={missing ? t('ask.reasonMissing') : error === null ? undefined : failureText(t, error)}
        />
      </form>
    </Dialog>
  );
}
