import type { Translate } from '@foyer/shared/i18n';

const KINDS = [
  ...['deposit', 'withdrawal', 'withdraw.hold', 'withdraw.back', 'withdraw.paid', 'bet.stake', 'bet.payout'],
  ...['bonus', 'bonus.release', 'cashback', 'referral', 'rebate', 'salary', 'salary.hour', 'dividend', 'rain'],
  ...['jackpot.feed', 'jackpot.open', 'jackpot.seed', 'jackpot.win'],
  ...['transfer.out', 'transfer.in', 'vendor.out', 'vendor.in', 'vendor.back'],
];
const OWN = ['main', 'bonus', 'held'];

/** What a movement was for, in words; a kind without words stands as it is. */
export const kindText = (t: Translate, kind: string): string => (KINDS.includes(kind) ? t(`movement.${kind}`) : kind);

/** A purse by its name in the ledger: the member's own in words, a vendor's by its code. */
export const purseText = (t: Translate, purse: string): string => (OWN.includes(purse) ? t(`purse.${purse}`) : purse);

/** An account of the ledger, such as `wallet:main`, `house:deposits` or `transit:PP`, in words. */
export function accountText(t: Translate, account: string): string {
  const [owner = '', name = ''] = account.split(':');
  if (owner === 'wallet') return purseText(t, name);
  return owner === 'house' || owner === 'transit' ? t(`account.${owner}`, { name }) : account;
}
