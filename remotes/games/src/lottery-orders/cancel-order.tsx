import { call } from '@foyer/shared/api';
import type { LotteryOrder } from '@foyer/shared/contract';
import { currentLanguage, useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay, useMoneySubmit } from '@foyer/shared/money';
import { invalidate } from '@foyer/shared/query';
import { Button, ConfirmDialog, ErrorPanel, formatMoney, useErrorText } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';

const lookAgain = (): void => {
  for (const name of ['lotteryOrder', 'lotteryOrders'] as const) void invalidate(name);
};

/** Takes an order back after a question, until its draw closes (F-ORDERS-06). */
export function CancelOrder({ order, currency }: { order: LotteryOrder; currency: string }) {
  const t = useT('games');
  const textOf = useErrorText();
  const [asked, setAsked] = useState(false);
  const money = useMoneySubmit<'cancelOrder', string>({
    operation: 'cancelOrder',
    send: (orderNo, key) => call('cancelOrder', { query: { language: currentLanguage() }, body: { orderNo, key } }),
    onDone: () => setAsked(false),
  });
  const isSettled = money.error !== undefined || money.receipt !== undefined;
  useEffect(() => {
    if (!isSettled) return;
    setAsked(false);
    lookAgain();
  }, [isSettled]);
  if (isUnderWay(money)) return <Checking money={money} />;
  return (
    <>
      {money.error === undefined ? null : <ErrorPanel look="inline" title={textOf(money.error)} />}
      <Button full onClick={() => setAsked(true)}>
        {t('order.cancel')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('order.cancelTitle')}
        confirmLabel={t('order.cancelYes')}
        cancelLabel={t('order.cancelNo')}
        danger
        busy={money.state === 'sending'}
        onConfirm={() => money.submit(order.orderNo)}
        onCancel={() => setAsked(false)}
      >
        {t('order.cancelText', { amount: formatMoney(order.stake, currency) })}
      </ConfirmDialog>
    </>
  );
}
