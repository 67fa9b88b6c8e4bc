import { siteConfig } from '@foyer/shared/api';
import type { BankCard, Withdrawable, WithdrawOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Button, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { CardsSheet } from '../bank-cards/cards-sheet';
import { useBankCards } from '../bank-cards/get-cards';
import { Demands } from './demands';
import { useWithdrawable } from './get-withdrawable';
import { useWithdrawal } from './get-withdrawal';
import { OrderWay } from './order-way';
import { Parts } from './parts';
import styles from './withdraw.module.css';
import { WithdrawForm } from './withdraw-form';

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
  onDone: (order: WithdrawOrder) => void;
}

/** The form, once a card is there to pay to; before, the way to add one (F-WITHDRAW-14). */
function Asking({ terms, currency, onDone }: AskingProps) {
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
            <WithdrawForm
              terms={terms}
              cards={[first, ...others]}
              currency={currency}
              onManage={open}
              onDone={onDone}
            />
          );
        }}
      </QueryView>
      <CardsSheet open={sheet} onClose={() => setSheet(false)} />
    </>
  );
}

/** /m/withdraw (B014). */
export default function WithdrawPage() {
  const t = useT('wallet');
  const [made, setMade] = useState<WithdrawOrder>();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  return (
    <QueryView query={useWithdrawable()} skeleton={skeleton} empty={null}>
      {(terms) => (
        <div className={styles.page}>
          <Parts terms={terms} currency={currency} />
          {made !== undefined ? (
            <>
              <Followed order={made} currency={currency} />
              {terms.open === undefined ? (
                <Button full onClick={() => setMade(undefined)}>
                  {t('withdraw.another')}
                </Button>
              ) : null}
            </>
          ) : terms.open !== undefined ? (
            <OrderWay order={terms.open} currency={currency} fresh={false} />
          ) : (
            <Asking terms={terms} currency={currency} onDone={setMade} />
          )}
          <Demands demands={terms.demands} currency={currency} />
        </div>
      )}
    </QueryView>
  );
}
