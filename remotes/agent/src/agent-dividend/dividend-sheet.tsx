import { percentText, useT } from '@foyer/shared/i18n';
import { Facts } from '@foyer/shared/money';
import { Money } from '@foyer/shared/ui';
import type { Dividend } from './get-dividends';

/** What lessens the base, with its sign turned. */
const less = (amount: string): string =>
  /^[-0.]*$/.test(amount) ? '0' : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

interface SumsProps {
  figures: Pick<Dividend, 'stake' | 'payout' | 'rebate' | 'bonus' | 'salary'>;
  currency: string;
}

/** What a base is made of. */
export function useParts({ figures, currency }: SumsProps) {
  const t = useT('agent');
  const signed = (value: string) => <Money signed value={value} currency={currency} />;
  return [
    { name: t('dividend.stake'), value: signed(figures.stake) },
    { name: t('dividend.payout'), value: signed(less(figures.payout)) },
    { name: t('dividend.rebate'), value: signed(less(figures.rebate)) },
    { name: t('dividend.bonus'), value: signed(less(figures.bonus)) },
    { name: t('dividend.salary'), value: signed(less(figures.salary)) },
  ];
}

/** How the sum of a half month comes about, step by step (F-DIVIDEND-01). */
export function DividendSheet({ dividend, currency }: { dividend: Dividend; currency: string }) {
  const t = useT('agent');
  const parts = useParts({ figures: dividend, currency });
  const { carried, base, percent, amount, setOff, paid } = dividend;
  const plain = (value: string) => <Money value={value} currency={currency} />;
  const isSetRight = !/^[-0.]*$/.test(setOff);
  return (
    <Facts
      facts={[
        ...parts,
        { name: t('dividend.carried'), value: <Money signed value={carried} currency={currency} /> },
        { name: t('dividend.base'), value: plain(base) },
        { name: t('dividend.percent'), value: percentText(percent) },
        { name: t('dividend.amount'), value: plain(amount) },
        ...(isSetRight
          ? [
              { name: t('dividend.setOff'), value: <Money signed value={setOff} currency={currency} /> },
              { name: t('dividend.paid'), value: plain(paid) },
            ]
          : []),
      ]}
    />
  );
}
