import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { OrderMore, OrderRow } from '../calls/shapes';
import { CallFailure } from '../front/calls';
import { useShortcuts } from '../keys/keys';
import styles from '../list/list.module.css';
import { DecisionDialog } from './decision-dialog';
import { type Outcome, useDecide, useTakeBack } from './order-calls';
import type { Decision, OrderKind } from './order-kind';

interface OrderDecisionsProps<Row extends OrderRow> {
  readonly kind: OrderKind<Row>;
  readonly order: Row & OrderMore;
  /** The dialog is gone, and with it perhaps the button that opened it. */
  readonly onGone: () => void;
}

/** Buttons for what this operator may do now, and what came of it. */
export function OrderDecisions<Row extends OrderRow>({ kind, order, onGone }: OrderDecisionsProps<Row>) {
  const t = useT('desk');
  const [asked, setAsked] = useState<Decision>();
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const decide = useDecide(kind, order.orderNo);
  const takeBack = useTakeBack(kind, order.orderNo);
  const own = kind.decisions.filter(({ name }) => order.may.includes(name));

  function ask(decision: Decision): void {
    decide.reset();
    takeBack.reset();
    setOutcome(undefined);
    setAsked(decision);
    setOpen(true);
  }
  function send(decision: Decision, reason: string | undefined): void {
    decide.mutate(
      { name: decision.name, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: (answer) => {
          setOutcome(answer.outcome);
          setOpen(false);
        },
        onError: (error) => {
          // Somebody else was first: there is nothing left to decide.
          if (error instanceof CallFailure && error.status === 409) setOpen(false);
        },
      },
    );
  }
  useShortcuts(
    own.map((decision) => ({ keys: [decision.key], label: `do.${decision.name}`, run: () => ask(decision) })),
  );

  const failure = !open && decide.error !== null ? decide.error : takeBack.error;
  const { waiting } = order;
  return (
    <div className={styles.decisions}>
      {waiting === null ? null : (
        <p className={styles.waiting}>
          {t(waiting.own ? 'waiting.ownLong' : 'waiting.long', { by: waiting.by, act: t(`act.${waiting.act}`) })}
          {waiting.own ? (
            <Button size="small" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {t('waiting.takeBack')}
            </Button>
          ) : null}
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {outcome === undefined ? '' : t(`came.${outcome}`, { state: t(`state.${order.status}`) })}
      </p>
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(t, failure)}
        </p>
      )}
      <div className={styles.buttons}>
        {own.map((decision) => (
          <Button
            key={decision.name}
            variant={decision.danger ? 'danger' : 'primary'}
            aria-keyshortcuts={decision.key}
            onClick={() => ask(decision)}
          >
            {t(`do.${decision.name}`)}
            <span aria-hidden="true" className={styles.key}>
              {decision.key}
            </span>
          </Button>
        ))}
      </div>
      {asked === undefined ? null : (
        <DecisionDialog
          open={open}
          kind={kind}
          order={order}
          decision={asked}
          busy={decide.isPending}
          error={decide.error}
          onSend={(reason) => send(asked, reason)}
          onClose={() => setOpen(false)}
          onGone={() => {
            if (document.activeElement === null || document.activeElement === document.body) onGone();
          }}
        />
      )}
    </div>
  );
}
