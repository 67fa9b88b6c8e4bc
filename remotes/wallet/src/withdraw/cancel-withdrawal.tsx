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

const lookAgain = (): void => {
  for (const name of ['withdrawable', 'withdrawal', 'withdrawReport'] as const) void invalidate(name);
};

/** Takes a withdrawal back after a question; when the operator was faster, says so. */
export function CancelWithdrawal({ orderNo, amount, currency }: CancelProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const [asked, setAsked] = useState(false);
  const money = useMoneySubmit<'cancelWithdrawal', string>({
    operation: 'cancelWithdrawal',
    send: (wanted, key) => call('cancelWithdrawal', { body: { orderNo: wanted, key } }),
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
        {t('withdraw.cancel')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('withdraw.cancelTitle')}
        confirmLabel={t('withdraw.cancelYes')}
        cancelLabel={t('withdraw.cancelNo')}
        danger
        busy={money.state === 'sending'}
        onConfirm={() => money.submit(orderNo)}
        onCancel={() => setAsked(false)}
      >
        {t('withdraw.cancelText', { amount: formatMoney(amount, currency) })}
      </ConfirmDialog>
    </>
  );
}
