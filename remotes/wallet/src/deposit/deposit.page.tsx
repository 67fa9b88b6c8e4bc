import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { invalidate } from '@foyer/shared/query';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Button, LinkButton, NoData, QueryView, Tabs } from '@foyer/shared/ui';
import { useState } from 'react';
import { PursesTab } from '../purses/purses';
import styles from './deposit.module.css';
import { DepositDone } from './deposit-done';
import { DepositEnded, type EndedOrder, isEnded } from './deposit-ended';
import { DepositForm } from './deposit-form';
import { DepositSkeleton } from './deposit-skeleton';
import { useDepositMethods } from './get-deposit-methods';
import { useOpenDeposits } from './get-open-deposits';
import { OpenDeposits } from './open-deposits';
import { openPayment } from './open-payment';

interface EntryProps {
  initial?: EndedOrder | undefined;
  currency: string;
  onDone: (order: DepositOrder, direct: boolean) => void;
}

function Entry({ initial, currency, onDone }: EntryProps) {
  const t = useT('wallet');
  return (
    <QueryView
      query={useDepositMethods()}
      skeleton={<DepositSkeleton />}
      empty={
        <NoData
          text={t('deposit.noMethods')}
          action={<LinkButton to={HOME}>{t('deposit.noMethodsHome')}</LinkButton>}
        />
      }
    >
      {([first, ...others]) =>
        first && (
          <DepositForm
            key={initial?.orderNo}
            methods={[first, ...others]}
            initial={initial}
            currency={currency}
            onDone={onDone}
          />
        )
      }
    </QueryView>
  );
}

const orderNoIn = (text: string | null): string | undefined =>
  /^D\d{1,15}$/.test(text ?? '') ? (text ?? '') : undefined;

const addressOf = (orderNo?: string) => new URLSearchParams(orderNo === undefined ? {} : { order: orderNo });

/** The order that was placed here, or that `?order=` names; nothing else of the address is believed (B010). */
function useFollowed() {
  const { drawn, replace } = useAddressQuery();
  const [placed, setPlaced] = useState<DepositOrder>();
  const asked = orderNoIn(drawn.get('order'));
  const orderNo = placed?.orderNo ?? asked;
  const open = useOpenDeposits(orderNo);
  const follow = (next?: string) => {
    setPlaced(undefined);
    replace(addressOf(next));
  };
  const place = (order: DepositOrder, direct: boolean) => {
    // A list requested earlier does not contain this order yet.
    void invalidate('openDeposits');
    setPlaced(order);
    // The same tab goes to the payment host (B010); the browser's way back leads to the order.
    const leaves = direct && order.payUrl !== undefined;
    if (leaves || asked !== undefined) replace(addressOf(leaves ? order.orderNo : undefined));
    if (leaves) openPayment(order.payUrl ?? '');
  };
  // The list may be older than the answer.
  const order = open.query.data?.find((each) => each.orderNo === orderNo) ?? placed;
  return { orderNo, order, open, follow, place };
}

function Deposits({ currency }: { currency: string }) {
  const t = useT('wallet');
  const { orderNo, order, open, follow, place } = useFollowed();
  const { data: methods } = useDepositMethods();
  const main = () => {
    if (isEnded(order))
      return (
        <>
          <DepositEnded key={order.orderNo} order={order} />
          <Entry initial={order} currency={currency} onDone={place} />
        </>
      );
    if (order !== undefined)
      return (
        <DepositDone
          key={order.orderNo}
          order={order}
          methods={methods}
          currency={currency}
          isOver={open.isOver}
          onLook={open.look}
          onAgain={() => follow()}
        />
      );
    if (orderNo === undefined) return <Entry currency={currency} onDone={place} />;
    return (
      <QueryView
        query={{ ...open.query, data: open.query.isFetching ? undefined : open.query.data && [] }}
        skeleton={<DepositSkeleton />}
        empty={<NoData action={<Button onClick={() => follow()}>{t('done.again')}</Button>} />}
      >
        {() => null}
      </QueryView>
    );
  };
  return (
    <>
      {main()}
      <OpenDeposits open={open} followed={orderNo} currency={currency} onFollow={follow} />
    </>
  );
}

const tabs = ['deposit', 'transfer'] as const;

/** /m/voucherCenter: deposits (A092), and transfers between purses at `?tab=transfer` (B017). */
export default function DepositPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const tab = drawn.get('tab') === 'transfer' ? 'transfer' : 'deposit';
  const choose = (next: (typeof tabs)[number]) => {
    const query = newest();
    if (next === 'deposit') query.delete('tab');
    else query.set('tab', next);
    replace(query);
  };
  return (
    <div className={styles.page}>
      <Tabs
        label={t('purses.tabs')}
        items={[
          { value: 'deposit', label: t('purses.tabDeposit') },
          { value: 'transfer', label: t('purses.tabTransfer') },
        ]}
        value={tab}
        onChange={choose}
      >
        <div className={styles.panel}>
          {tab === 'transfer' ? <PursesTab currency={currency} /> : <Deposits currency={currency} />}
        </div>
      </Tabs>
    </div>
  );
}
