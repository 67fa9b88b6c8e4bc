import { call } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay, useMoneySubmit } from '@foyer/shared/money';
import { invalidate } from '@foyer/shared/query';
import { Button, ConfirmDialog, ErrorPanel, formatMoney, useErrorText } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';

interface CancelProps {
  orderNo: string;
  amount: string;
  currency: string;
}

/** Takes a waiting deposit back after a question; when its payment was faster, says so (B011). */
export function CancelDeposit({ orderNo, amount, currency }: CancelProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const [asked, setAsked] = useState(false);
  const money = useMoneySubmit<'cancelDeposit', string>({
    operation: 'cancelDeposit',
    send: (wanted, key) => call('cancelDeposit', { body: { orderNo: wanted, key } }),
  });
  const isSettled = money.error !== undefined || money.receipt !== undefined;
  useEffect(() => {
    if (!isSettled) return;
    setAsked(false);
    for (const call of ['openDeposits', 'depositReport'] as const) void invalidate(call);
  }, [isSettled]);
  if (isUnderWay(money)) return <Checking money={money} />;
  return (
    <>
      {money.error === undefined ? null : <ErrorPanel look="inline" title={textOf(money.error)} />}
      <Button full onClick={() => setAsked(true)}>
        {t('deposit.cancel')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('deposit.cancelTitle')}
        confirmLabel={t('deposit.cancelYes')}
        cancelLabel={t('deposit.cancelNo')}
        danger
        busy={money.state === 'sending'}
        onConfirm={() => money.submit(orderNo)}
        onCancel={() => setAsked(false)}
      >
        {t('deposit.cancelText', { amount: formatMoney(amount, currency) })}
      </ConfirmDialog>
    </>
  );
}
