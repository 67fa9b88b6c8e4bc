import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel } from '@foyer/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import { prepareLogin } from '../entrance/send-login';
import styles from './security.module.css';

interface SheetFormProps {
  lead: string;
  /** Consequences of the change. */
  note?: string | undefined;
  submit: string;
  busy: boolean;
  refusal: string | undefined;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A form in a drawer: introduction, fields, error, and one button. */
export function SheetForm({ lead, note, submit, busy, refusal, onSubmit, children }: SheetFormProps) {
  const shared = useT('shared');
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      // The submit retries a failed download and reports it.
      onFocus={() => void prepareLogin().catch(() => undefined)}
    >
      <p className={styles.note}>{lead}</p>
      {children}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {refusal === undefined ? null : <ErrorPanel look="inline" title={shared(refusal)} />}
      <Button type="submit" variant="primary" full busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
