import type { BankCard, Withdrawable, WithdrawOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import {
  isCash,
  MoneyField,
  type MoneyFieldState,
  MoneyForm,
  type MoneySubmit,
  PaymentPasswordField,
  Review,
  useMoneyField,
  usePaymentPassword,
} from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import { Button, decimal, formatMoney, Money } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import { useBankName } from '../bank-cards/bank-name';
import { inTheWay, mostOf, payoutOf } from './amounts';
import { CardChoice } from './card-choice';
import { keptForm } from './kept-form';
import styles from './withdraw.module.css';

/** What a member asks to be paid out. */
export interface WithdrawWish {
  readonly card: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

interface WithdrawFormProps {
  terms: Withdrawable;
  cards: readonly [BankCard, ...BankCard[]];
  currency: string;
  money: MoneySubmit<WithdrawWish, WithdrawOrder>;
  onManage: () => void;
}

interface StepProps extends Pick<WithdrawFormProps, 'terms' | 'currency' | 'money'> {
  amount: MoneyFieldState;
  card: BankCard;
}

/** Why nothing can be asked for now; undefined when something can. */
function useHindrance(terms: Withdrawable, currency: string): string | undefined {
  const t = useT('wallet');
  if (terms.left === 0) return t('withdraw.noneLeft');
  if (decimal(mostOf(terms)).lt(terms.min)) return t('withdraw.tooLittle', { min: formatMoney(terms.min, currency) });
  return undefined;
}

function Enter(
  props: StepProps &
    Pick<WithdrawFormProps, 'cards' | 'onManage'> & {
      onChoose: (id: string) => void;
      onNext: () => void;
    },
) {
  const { money, amount, card, terms, currency, cards, onChoose, onManage, onNext } = props;
  const t = useT('wallet');
  const hindrance = useHindrance(terms, currency);
  return (
    <MoneyForm
      money={money}
      submitLabel={t('withdraw.next')}
      disabled={hindrance !== undefined}
      summary={<p className={styles.note}>{hindrance ?? t('withdraw.left', { count: terms.left })}</p>}
      onSubmit={() => amount.check() && onNext()}
    >
      <CardChoice cards={cards} value={card.id} onChange={onChoose} onManage={onManage} />
      <MoneyField label={t('withdraw.amount')} field={amount} currency={currency} onEnter={money.forget} />
      <Button size="small" disabled={hindrance !== undefined} onClick={() => amount.enter(mostOf(terms))}>
        {t('withdraw.all', { amount: formatMoney(mostOf(terms), currency) })}
      </Button>
    </MoneyForm>
  );
}

function Confirm({ money, amount, card, terms, currency, onBack }: StepProps & { onBack: () => void }) {
  const t = useT('wallet');
  const nameOf = useBankName();
  const secret = usePaymentPassword(money.error);
  const { fee, received } = payoutOf(amount.value, terms.feePercent);
  const facts = [
    { name: t('withdraw.to'), value: <bdi>{`${nameOf(card.bank)} ••••\u00a0${card.lastFour}`}</bdi> },
    { name: t('withdraw.amount'), value: <Money value={amount.value} currency={currency} /> },
    ...(decimal(fee).eq(0) ? [] : [{ name: t('withdraw.fee'), value: <Money value={fee} currency={currency} /> }]),
    { name: t('withdraw.received'), value: <Money value={received} currency={currency} /> },
  ];
  const send = () => {
    if (secret.check()) money.submit({ card: card.id, amount: amount.value, paymentPassword: secret.value });
  };
  return (
    <Review title={t('withdraw.review')} facts={facts} onBack={money.state === 'ready' ? onBack : undefined}>
      <MoneyForm money={money} submitLabel={t('withdraw.submit')} onSubmit={send}>
        <PaymentPasswordField field={secret} />
      </MoneyForm>
    </Review>
  );
}

/** Card, amount, review, payment password: one submit (B014). What is typed is kept until it is carried out. */
export function WithdrawForm({ terms, cards, currency, money, onManage }: WithdrawFormProps) {
  const t = useT('wallet');
  const owner = useSession(({ member }) => member?.id);
  const [before] = useState(() => keptForm.of(owner));
  const [chosen, setChosen] = useState(before?.card);
  const [reviewed, setReviewed] = useState(false);
  const { part, amount: blocked } = inTheWay(terms);
  const text = t(`withdraw.only.${part}`, {
    available: formatMoney(terms.available, currency),
    amount: formatMoney(blocked, currency),
  });
  const { min, max } = terms;
  const amount = useMoneyField({ min, max, ceiling: { amount: terms.available, text } }, before?.amount);
  const card = cards.find(({ id }) => id === chosen) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0];
  useEffect(() => {
    if (money.state !== 'done') keptForm.keep(owner, { card: chosen, amount: amount.typed });
  }, [money.state, owner, chosen, amount.typed]);
  const step = { money, amount, card, terms, currency };
  if (reviewed && isCash(amount.value)) return <Confirm {...step} onBack={() => setReviewed(false)} />;
  return <Enter {...step} cards={cards} onManage={onManage} onChoose={setChosen} onNext={() => setReviewed(true)} />;
}
