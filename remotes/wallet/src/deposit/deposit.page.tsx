import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Button, LinkButton, NoData, QueryView } from '@foyer/shared/ui';
import { useState } from 'react';
import styles from './deposit.module.css';
import { DepositDone } from './deposit-done';
import { DepositForm } from './deposit-form';
import { DepositSkeleton } from './deposit-skeleton';
import { useDepositMethods } from './get-deposit-methods';
import { useOpenDeposits } from './get-open-deposits';
import { OpenDeposits } from './open-deposits';

function Entry({ currency, onDone }: { currency: string; onDone: (order: DepositOrder) => void }) {
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
        first && <DepositForm methods={[first, ...others]} currency={currency} onDone={onDone} />
      }
    </QueryView>
  );
}

const orderNoIn = (text: string | null): string | undefined =>
  /^D\d{1,15}$/.test(text ?? '') ? (text ?? '') : undefined;

/** /m/voucherCenter: deposits (A092). `?order=` names one to follow; nothing else of the address is believed (B010). */
export default function DepositPage() {
  const { drawn, replace } = useAddressQuery();
  const [placed, setOrder] = useState<DepositOrder>();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const asked = orderNoIn(drawn.get('order'));
  const followed = placed?.orderNo ?? asked;
  const open = useOpenDeposits(followed);
  // The list may be older than the answer, or too short.
  const shown = open.data?.find(({ orderNo }) => orderNo === followed) ?? placed;
  const again = () => {
    setOrder(undefined);
    if (asked !== undefined) replace(new URLSearchParams());
  };
  const t = useT('wallet');
  const { data: methods } = useDepositMethods();
  return (
    <div className={styles.page}>
      {shown === undefined ? (
        followed === undefined ? (
          <Entry currency={currency} onDone={setOrder} />
        ) : (
          <QueryView
            query={{ ...open, data: open.data && [] }}
            skeleton={<DepositSkeleton />}
            empty={<NoData action={<Button onClick={again}>{t('done.again')}</Button>} />}
          >
            {() => null}
          </QueryView>
        )
      ) : (
        <DepositDone
          key={shown.orderNo}
          order={shown}
          status={shown.status}
          note={methods?.find(({ code }) => code === shown.method)?.note}
          currency={currency}
          onAgain={again}
        />
      )}
      <OpenDeposits query={open} currency={currency} />
    </div>
  );
}
