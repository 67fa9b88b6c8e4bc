import { BANKS, type BankCode } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';

/** Names of banks in the member's language, or else in English. */
export function useBankName(): (code: BankCode) => string {
  const t = useT('wallet');
  return (code) => BANKS[code][t('cards.language') === 'TY' ? 'TY' : 'EN'];
}

export const bankCodes = Object.keys(BANKS) as readonly BankCode[];
