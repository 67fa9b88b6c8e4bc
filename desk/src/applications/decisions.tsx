import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { ApplicationMore } from '../calls/shapes';
import { CallFailure } from '../front/calls';
import { useShortcuts } from '../keys/keys';
import { useActOn } from '../letters/letter-calls';
import styles from '../list/list.module.css';
import { DecideDialog } from './decide-dialog';

const KEYS = { accept: 'a', refuse: 'x' } as const;
type Name = keyof typeof KEYS;

/** Buttons for what this operator may do with an application now, the question before it, and what came of it. */
export function Decisions({ application }: { readonly application: ApplicationMore }) {
  const t = useT('desk');
  const { id, may, state } = application;
  const decide = useActOn<ApplicationMore>('applications', id);
  const sending = useRef(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<Name>();
  const [open, setOpen] = useState(false);
  const ask = (name: Name) => {
    decide.reset();
    setAsked(name);
    setOpen(true);
  };
  useShortcuts(may.map((name) => ({ keys: [KEYS[name]], label: `do.${name}`, run: () => ask(name) })));

  function send(name: Name, reason: string): void {
    if (sending.current) return;
    sending.current = true;
    decide.mutate(
      { name, body: reason === '' ? {} : { reason } },
      {
        onSuccess: () => setOpen(false),
        onError: (error) => {
          // Somebody else was first: there is nothing left to decide.
          if (error instanceof CallFailure && error.status === 409) setOpen(false);
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }
  return (
    <div className={styles.decisions}>
      <p ref={status} role="status" tabIndex={-1} className={styles.outcome}>
        {decide.isSuccess ? t('came.done', { state: t(`applications.state.${state}`) }) : ''}
      </p>
      {open || decide.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(t, decide.error)}
        </p>
      )}
      <div className={styles.buttons}>
        {may.map((name) => (
          <Button
            key={name}
            variant={name === 'refuse' ? 'danger' : 'primary'}
            aria-keyshortcuts={KEYS[name]}
            onClick={() => ask(name)}
          >
            {t(`do.${name}`)}
            <span aria-hidden="true" className={styles.key}>
              {KEYS[name]}
            </span>
          </Button>
        ))}
      </div>
      {asked === undefined ? null : (
        <DecideDialog
          open={open}
          application={application}
          name={asked}
          busy={decide.isPending}
          error={decide.error}
          onSend={(reason) => send(asked, reason)}
          onClose={() => setOpen(false)}
          onGone={() => {
            if (document.activeElement === null || document.activeElement === document.body) status.current?.focus();
          }}
        />
      )}
    </div>
  );
}
