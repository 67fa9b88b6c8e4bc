import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, Money, TextField } from '@foyer/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { OrderMore, OrderRow } from '../calls/shapes';
import styles from '../list/list.module.css';
import { useMerchant } from '../session/merchant';
import type { Decision, OrderKind } from './order-kind';

interface DecisionDialogProps<Row extends OrderRow> {
  readonly open: boolean;
  readonly kind: OrderKind<Row>;
  readonly order: Row & OrderMore;
  readonly decision: Decision;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSend: (reason: string | undefined) => void;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks once more before a decision, and for the reason of a refusal. Its main button or field has the focus. */
export function DecisionDialog<Row extends OrderRow>(props: DecisionDialogProps<Row>) {
  const { open, kind, order, decision, busy, error, onSend, onClose, onGone } = props;
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const form = useId();
  const { reasoned = false, pays = false, danger = false, name } = decision;
  useEffect(() => {
    if (!open) return;
    setMissing(false);
    (reasoned ? field : main).current?.focus();
  }, [open, reasoned]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const reason = field.current?.value.trim() ?? '';
    const isMissing = reasoned && reason === '';
    setMissing(isMissing);
    if (isMissing) field.current?.focus();
    else onSend(reasoned ? reason : undefined);
  }

  const isSecond = order.waiting !== null && !order.waiting.own && order.waiting.act === `${kind.one}.${name}`;
  const failed = error === null ? undefined : failureText(t, error);
  return (
    <Dialog
      open={open}
      title={t(`ask.${name}`, { id: order.orderNo })}
      onClose={onClose}
      onGone={onGone}
      dismissable={!busy}
      actions={
        <>
          <Button full disabled={busy} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button ref={main} full type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {t(`do.${name}`)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.ask} noValidate>
        <p className={styles.sum}>
          <Money value={pays && kind.toPay ? kind.toPay(order) : order.amount} currency={currencySymbol} />
          <span>{order.member}</span>
        </p>
        {pays && order.ofTwo ? (
          <p className={styles.waiting}>
            {isSecond ? t('ask.second', { by: order.waiting?.by ?? '' }) : t('ask.first')}
          </p>
        ) : null}
        {reasoned ? (
          <TextField
            ref={field}
            label={t('ask.reason')}
            hint={t('ask.reasonHint')}
            maxLength={200}
            autoComplete="off"
            error={missing ? t('ask.reasonMissing') : failed}
          />
        ) : failed === undefined ? null : (
          <p role="alert" className={styles.failure}>
            {failed}
          </p>
        )}
      </form>
    </Dialog>
  );
}
