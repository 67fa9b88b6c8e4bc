import { call, siteConfig } from '@foyer/shared/api';
import type { BankCard, Withdrawable, WithdrawOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { isUnderWay, type MoneySubmit, useMoneySubmit } from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import { Button, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { CardsSheet } from '../bank-cards/cards-sheet';
import { useBankCards } from '../bank-cards/get-cards';
import { Demands } from './demands';
import { useWithdrawable } from './get-withdrawable';
import { useWithdrawal } from './get-withdrawal';
import { keptForm } from './kept-form';
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

/** The form, once a card is there to pay to; before, the way to add one (F-WITHDRAW-14). */
function Asking({ terms, currency, money }: AskingProps) {
  const t = useT('wallet');
  const [sheet, setSheet] = useState(false);
  const open = () => setSheet(true);
  return (
    <>
      <QueryView query={useBankCards()} skeleton={<Skeleton shape="block" className={styles.waitForm} />} empty={null}>
        {({ cards }: { cards: readonly BankCard[] }) => {
          const [first, ...others] = cards;
          if (first === undefined)
            return (
              <NoData
                text={t('withdraw.noCard')}
                action={
                  <Button variant="primary" onClick={open}>
                    {t('cards.add')}
                  </Button>
                }
              />
            );
          return (
            <WithdrawForm terms={terms} cards={[first, ...others]} currency={currency} money={money} onManage={open} />
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

/** /m/withdraw (B014). A wish whose answer was lost comes before the order that it may have become (B006). */
export default function WithdrawPage() {
  const t = useT('wallet');
  const money = useWithdrawSubmit();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  return (
    <QueryView query={useWithdrawable()} skeleton={skeleton} empty={null}>
      {(terms) => (
        <div className={styles.page}>
          <Parts terms={terms} currency={currency} />
          {money.receipt !== undefined ? (
            <>
              <Followed order={money.receipt} currency={currency} />
              {terms.open === undefined ? (
                <Button full onClick={money.startOver}>
                  {t('withdraw.another')}
                </Button>
              ) : null}
            </>
          ) : terms.open !== undefined && !isUnderWay(money) ? (
            <OrderWay order={terms.open} currency={currency} fresh={false} />
          ) : (
            <Asking terms={terms} currency={currency} money={money} />
          )}
          <Demands demands={terms.demands} currency={currency} />
        </div>
      )}
    </QueryView>
  );
}
