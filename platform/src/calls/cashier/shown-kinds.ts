import type { AccountRecord } from '@foyer/shared/contract';

export type Kind = AccountRecord['kind'];

/** The ledger's kinds by what members see; all others show as an adjustment. */
export const SHOWN: Readonly<Record<string, Kind>> = {
  'bet.stake': 'stake',
  'bet.payout': 'payout',
  'jackpot.win': 'payout',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'withdraw.hold': 'withdrawal',
  'withdraw.back': 'withdrawal',
  bonus: 'bonus',
  cashback: 'bonus',
  referral: 'bonus',
  rebate: 'rebate',
  salary: 'salary',
  'salary.hour': 'hourSalary',
  dividend: 'dividend',
  rain: 'rain',
  'transfer.out': 'transfer',
  'vendor.out': 'transfer',
  'vendor.in': 'transfer',
  'vendor.back': 'transfer',
  'transfer.in': 'transfer',
};

/** The ledger's kinds of a shown one. */
export const wordsOf = (shown: Kind): string[] => Object.keys(SHOWN).filter((word) => SHOWN[word] === shown);
