import { call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Avatar, Button, ErrorPanel, formatMoney, Money, useErrorText } from '@foyer/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnderWay } from './checking';
import styles from './money.module.css';
import { MoneyField, type MoneyFieldState, useMoneyField } from './money-field';
import { MoneyForm } from './money-form';
import { PaymentPasswordField, usePaymentPassword } from './payment-password-field';
import { Receipt } from './receipt';
import { Review } from './review';
import { type MoneySubmit, useMoneySubmit } from './use-money-submit';

type Terms = ValueOf<'uplineReceiver'>;
type Handed = ValueOf<'uplineTransfer'>;
interface Wish {
  readonly to: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

export interface HandOverProps {
  operation: 'uplineTransfer' | 'agentTransfer';
  /** As the platform has just told them; reload them after a refusal. */
  terms: Terms;
  currency: string;
  /** Who gets it, in a word: "Your upline". */
  receiverLabel: string;
  /** In the place of the form while nobody can receive. */
  nobody: string;
  /** A wish was refused or carried out, so what is available may be another amount, and the receiver another one. */
  onSettled: () => void;
  /** Ways to go on from the receipt. */
  children?: ReactNode | undefined;
}

/** Who gets the money and how much can be handed over, above the field. */
function Terms({ terms, currency, label }: { terms: Terms; currency: string; label: string }) {
  const t = useT('shared');
  const { receiver, available } = terms;
  return (
    <>
      {receiver === undefined ? null : (
        <div className={styles.receiver}>
          <Avatar name={receiver.name} />
          <p>
            <span className={styles.note}>{label}</span>
            <bdi className={styles.word}>{receiver.name}</bdi>
          </p>
        </div>
      )}
      <p className={styles.available}>
        <span>{t('money.available')}</span>
        <Money value={available} currency={currency} className={styles.word} />
      </p>
    </>
  );
}

interface StepProps extends Pick<HandOverProps, 'terms' | 'currency' | 'receiverLabel'> {
  money: MoneySubmit<Wish, Handed>;
  amount: MoneyFieldState;
}

function Enter({ money, amount, terms, currency, receiverLabel, onNext }: StepProps & { onNext: () => void }) {
  const t = useT('shared');
  return (
    <MoneyForm money={money} submitLabel={t('money.next')} onSubmit={() => amount.check() && onNext()}>
      <Terms terms={terms} currency={currency} label={receiverLabel} />
      <MoneyField label={t('money.amount')} field={amount} currency={currency} onEnter={money.forget} />
    </MoneyForm>
  );
}

function Confirm({ money, amount, terms, currency, receiverLabel, onBack }: StepProps & { onBack: () => void }) {
  const t = useT('shared');
  const secret = usePaymentPassword(money.error);
  const { receiver } = terms;
  const send = () => {
    if (receiver === undefined || !secret.check()) return;
    money.submit({ to: receiver.to, amount: amount.value, paymentPassword: secret.value });
  };
  const facts = [
    { name: receiverLabel, value: <bdi>{receiver?.name}</bdi> },
    { name: t('money.amount'), value: <Money value={amount.value} currency={currency} /> },
  ];
  return (
    <Review title={t('money.review')} facts={facts} onBack={money.state === 'ready' ? onBack : undefined}>
      <MoneyForm money={money} submitLabel={t('money.send')} onSubmit={send}>
        <PaymentPasswordField field={secret} />
      </MoneyForm>
    </Review>
  );
}

function Sent({
  handed,
  currency,
  onAgain,
  children,
}: { handed: Handed; currency: string; onAgain: () => void } & Pick<HandOverProps, 'children'>) {
  const t = useT('shared');
  const facts = [
    { name: t('money.number'), value: handed.orderNo },
    { name: t('money.to'), value: <bdi>{handed.name}</bdi> },
    { name: t('money.newBalance'), value: <Money value={handed.balance} currency={currency} /> },
  ];
  return (
    <Receipt title={t('money.sent')} amount={handed.amount} currency={currency} facts={facts}>
      {children}
      <Button variant="link" full onClick={onAgain}>
        {t('money.another')}
      </Button>
    </Receipt>
  );
}

/** Money for another member (B018): amount, a look at who gets it, payment password, receipt. */
export function HandOver(props: HandOverProps) {
  const { operation, terms, currency, nobody, onSettled, children } = props;
  const t = useT('shared');
  const textOf = useErrorText();
  const { receiver, available, min, max } = terms;
  const text = t('money.onlyAvailable', { available: formatMoney(available, currency) });
  const amount = useMoneyField({ min, max, ceiling: { amount: available, text } });
  // Who was looked at: another receiver asks for another look.
  const [reviewed, setReviewed] = useState<string>();
  const money = useMoneySubmit<typeof operation, Wish>({
    operation,
    send: (wish, key) => {
      const body = { ...wish, key };
      return operation === 'uplineTransfer' ? call('uplineTransfer', { body }) : call('agentTransfer', { body });
    },
    onDone: () => {
      amount.clear();
      setReviewed(undefined);
    },
  });
  const isSettled = money.error !== undefined || money.receipt !== undefined;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  if (money.receipt !== undefined)
    return (
      <Sent handed={money.receipt} currency={currency} onAgain={money.startOver}>
        {children}
      </Sent>
    );
  const step = { ...props, money, amount };
  const isReviewed = receiver !== undefined && reviewed === receiver.to;
  if (receiver === undefined && !isUnderWay(money))
    return <ErrorPanel title={money.error === undefined ? nobody : textOf(money.error)} />;
  if (isReviewed) return <Confirm {...step} onBack={() => setReviewed(undefined)} />;
  return <Enter {...step} onNext={() => setReviewed(receiver?.to)} />;
}
