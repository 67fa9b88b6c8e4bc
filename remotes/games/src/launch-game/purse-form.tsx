import { call } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { isUnderWay, MoneyField, MoneyForm, useMoneyField, useMoneySubmit } from '@foyer/shared/money';
import { Button, formatMoney } from '@foyer/shared/ui';

/** The least that moves between purses (B017). */
const LEAST = '1';

export interface PurseFormProps {
  vendor: string;
  /** What of main can move. */
  all: string;
  currency: string;
  onMoved: (amount: string) => void;
}

/** Moves everything or a typed amount from main into a vendor's purse, by the call of the wallet and with its key. */
export function PurseForm({ vendor, all, currency, onMoved }: PurseFormProps) {
  const t = useT('games');
  const text = t('purse.onlyThere', { amount: formatMoney(all, currency) });
  const field = useMoneyField({ min: LEAST, ceiling: { amount: all, text } });
  const money = useMoneySubmit({
    operation: 'walletTransfer',
    send: (amount: string, key) =>
      call('walletTransfer', { body: { from: 'main', to: `vendor:${vendor}`, amount, key } }),
    onDone: ({ amount }) => onMoved(amount),
  });
  const sending = money.state === 'sending';
  const send = () => {
    if (field.check()) money.submit(field.value);
  };
  return (
    <>
      {isUnderWay(money) ? null : (
        <Button full disabled={sending} onClick={() => money.submit(all)}>
          {t('purse.all', { amount: formatMoney(all, currency) })}
        </Button>
      )}
      <MoneyForm money={money} submitLabel={t('purse.move')} onSubmit={send}>
        <MoneyField label={t('purse.amount')} field={field} currency={currency} onEnter={money.forget} />
      </MoneyForm>
    </>
  );
}
