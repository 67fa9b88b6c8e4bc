import { call, siteConfig } from '@foyer/shared/api';
import type { BankCard, Withdrawable, WithdrawOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { isUnderWay, type MoneySubmit, useMoneySubmit } from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import { Button, ErrorPanel, Loading, NoData, QueryView, Skeleton, useErrorText } from '@foyer/shared/ui';
import { useState } from 'react';
import { CardsSheet } from '../bank-cards/cards-sheet';
import { useBankCards } from '../bank-cards/get-cards';
import { Demands } from './demands';
import { useWithdrawable } from './get-withdrawable';
import { useWithdrawal } from './get-withdrawal';
import { keptForm } from './kept-form';
import { leftOrder } from './left-order';
import { OrderWay } from './order-way';
import { Parts } from './parts';
import styles from './withdraw.module.css';
import { WithdrawForm, type WithdrawWish } from './withdraw-form';

const skeleton = (
  <Loading className={styles.page}>
    <Skeleton shape="block" className={styles.waitParts} />
    <Skeleton shape="block" className={styles.waitForm} />
  </Loading>
);

/** The withdrawal that was made here, followed to its end. */
function Followed({ order, currency }: { order: WithdrawOrder; currency: string }) {
  const { data } = useWithdrawal(order.orderNo);
  return <OrderWay order={data ?? order} currency={currency} fresh />;
}

interface AskingProps {
  terms: Withdrawable;
  currency: string;
  money: MoneySubmit<WithdrawWish, WithdrawOrder>;
}

/**
 * The form, once a card is there to pay to; before, the way to add one. Cards that are known stay when they cannot be loaded anew;
 * with none, only the error shows (F-WITHDRAW-14).
 */
function Asking({ terms, currency, money }: AskingProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const [sheet, setSheet] = useState(false);
  const open = () => setSheet(true);
  const query = useBankCards();
  const { error, isFetching, refetch } = query;
  const failed = (look: 'page' | 'inline') =>
    error === null ? null : (
      <ErrorPanel look={look} title={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <QueryView query={query} skeleton={<Skeleton shape="block" className={styles.waitForm} />} empty={null}>
        {({ cards }: { cards: readonly BankCard[] }) => {
          const [first, ...others] = cards;
          if (first === undefined)
            return (
              failed('page') ?? (
                <NoData
                  text={t('withdraw.noCard')}
                  action={
                    <Button variant="primary" onClick={open}>
                      {t('cards.add')}
                    </Button>
                  }
                />
              )
            );
          return (
            <>
              {failed('inline')}
              <WithdrawForm
                terms={terms}
                cards={[first, ...others]}
                currency={currency}
                money={money}
                onManage={open}
              />
            </>
          );
        }}
      </QueryView>
      <CardsSheet open={sheet} onClose={() => setSheet(false)} />
    </>
  );
}

function useWithdrawSubmit(): MoneySubmit<WithdrawWish, WithdrawOrder> {
  const owner = useSession(({ member }) => member?.id);
  return useMoneySubmit<'withdraw', WithdrawWish>({
    operation: 'withdraw',
    send: async (wish, key) => {
      const { seal } = await import('@foyer/shared/crypto');
      return call('withdraw', { body: { ...wish, key }, seal });
    },
    onDone: () => keptForm.forget(owner),
  });
}

/**
 * The withdrawal on its way, or the last one until the member goes on to another; else the form. A wish whose answer was lost comes
 * before the order that it may have become (B006).
 */
function OrderOrForm({ terms, currency, money }: AskingProps) {
  const t = useT('wallet');
  const owner = useSession(({ member }) => member?.id);
  // Who was filling in the form goes on with it, and not at a withdrawal that ended before.
  const [left, setLeft] = useState(() => (keptForm.of(owner) === undefined ? leftOrder.get() : terms.ended?.orderNo));
  const known = terms.open ?? (terms.ended?.orderNo === left ? undefined : terms.ended);
  const order = money.receipt ?? (isUnderWay(money) ? undefined : known);
  if (order === undefined) return <Asking terms={terms} currency={currency} money={money} />;
  const goOn = () => {
    setLeft(order.orderNo);
    leftOrder.set(order.orderNo);
    money.startOver();
  };
  return (
    <>
      {money.receipt === undefined ? (
        <OrderWay order={order} currency={currency} fresh={false} />
      ) : (
        <Followed order={order} currency={currency} />
      )}
      {terms.open === undefined ? (
        <Button full onClick={goOn}>
          {t('withdraw.another')}
        </Button>
      ) : null}
    </>
  );
}

/** /m/withdraw (B014). */
export default function WithdrawPage() {
  const money = useWithdrawSubmit();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  return (
    <QueryView query={useWithdrawable()} skeleton={skeleton} empty={null}>
      {(terms) => (
        <div className={styles.page}>
          <Parts terms={terms} currency={currency} />
          <OrderOrForm terms={terms} currency={currency} money={money} />
          <Demands demands={terms.demands} currency={currency} />
        </div>
      )}
    </QueryView>
  );
}
