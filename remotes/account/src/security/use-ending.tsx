import { useT } from '@foyer/shared/i18n';
import { ConfirmDialog, ErrorPanel } from '@foyer/shared/ui';
import { type ReactNode, useState } from 'react';
import { useSecurityChange } from './use-security-change';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly send: () => Promise<unknown>;
}

/**
 * Asks before a session or device is ended; a refusal shows in the dialog, which stays open.
 *
 * @param done text after success, a key of this part's texts
 */
export function useEnding(done: string): { ask: (question: Question) => void; dialog: ReactNode } {
  const shared = useT('shared');
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const change = useSecurityChange<Question>({ send: ({ send }) => send(), done, onDone: () => setOpen(false) });
  return {
    ask: (next) => {
      change.forget();
      setQuestion(next);
      setOpen(true);
    },
    dialog: (
      <ConfirmDialog
        open={open}
        title={question?.title ?? ''}
        confirmLabel={question?.confirm}
        danger
        busy={change.busy}
        onConfirm={() => question && void change.run(question)}
        onCancel={() => setOpen(false)}
      >
        <p>{question?.text}</p>
        {change.refusal === undefined ? null : <ErrorPanel look="inline" title={shared(change.refusal)} />}
      </ConfirmDialog>
    ),
  };
}
