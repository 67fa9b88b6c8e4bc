import { call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { MoneyField, MoneyForm, Receipt, useMoneyField, useMoneySubmit } from '@foyer/shared/money';
import { Button, formatMoney, SegmentedControl } from '@foyer/shared/ui';
import { useState } from 'react';
import { SelectField } from '../select-field/select-field';

type Vendor = ValueOf<'vendorWallets'>[number];
type Direction = 'in' | 'out';

interface PurseFormProps {
  vendors: readonly Vendor[];
  main: string;
  /** What each vendor says; undefined while it is not known. */
  known: Readonly<Record<string, string | undefined>>;
  onWay: readonly ValueOf<'walletTransfer'>[];
  currency: string;
}

/** Moves an amount between main and one vendor's purse. */
export function PurseForm({ vendors, main, known, onWay, currency }: PurseFormProps) {
  const t = useT('wallet');
  const [vendor, setVendor] = useState(vendors[0]?.vendor ?? '');
  const [direction, setDirection] = useState<Direction>('in');
  const source = direction === 'in' ? main : known[vendor];
  const text = t('purses.onlyThere', { amount: formatMoney(source, currency) });
  const amount = useMoneyField({ min: '1', ceiling: source === undefined ? undefined : { amount: source, text } });
  const money = useMoneySubmit({
    operation: 'walletTransfer',
    send: (wish: { from: string; to: string; amount: string }, key) =>
      call('walletTransfer', { body: { ...wish, key } }),
    onDone: amount.clear,
  });
  const nameOf = (code: string) =>
    code === 'main' ? t('purses.main') : (vendors.find((each) => `vendor:${each.vendor}` === code)?.name ?? code);
  if (money.receipt !== undefined) {
    const { orderNo, from, to } = money.receipt;
    const isOnWay = onWay.some((each) => each.orderNo === orderNo);
    return (
      <Receipt
        title={t(isOnWay ? 'purses.onWay' : 'purses.moved')}
        tone={isOnWay ? 'waiting' : 'done'}
        amount={money.receipt.amount}
        currency={currency}
        note={isOnWay ? t('purses.onWayNote') : undefined}
        facts={[
          { name: t('done.order'), value: orderNo },
          { name: t('purses.from'), value: nameOf(from) },
          { name: t('purses.to'), value: nameOf(to) },
        ]}
      >
        <Button variant="primary" full onClick={money.startOver}>
          {t('purses.another')}
        </Button>
      </Receipt>
    );
  }
  const send = () => {
    if (!amount.check()) return;
    const purse = `vendor:${vendor}`;
    const [from, to] = direction === 'in' ? ['main', purse] : [purse, 'main'];
    money.submit({ from, to, amount: amount.value });
  };
  return (
    <MoneyForm money={money} submitLabel={t('purses.move')} onSubmit={send}>
      <SelectField
        label={t('purses.vendor')}
        options={vendors.map((each) => ({ value: each.vendor, label: each.name }))}
        value={vendor}
        onChange={(value) => {
          setVendor(value);
          money.forget();
        }}
      />
      <SegmentedControl
        label={t('purses.direction')}
        items={[
          { value: 'in', label: t('purses.in') },
          { value: 'out', label: t('purses.out') },
        ]}
        value={direction}
        onChange={(value: Direction) => {
          setDirection(value);
          money.forget();
        }}
      />
      <MoneyField label={t('deposit.amount')} field={amount} currency={currency} onEnter={money.forget} />
    </MoneyForm>
  );
}
