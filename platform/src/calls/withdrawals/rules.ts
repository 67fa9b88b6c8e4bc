import Big from 'big.js';
import type { Site } from '../../base/sites/site';

/** Bounds of one withdrawal, both allowed, and the fee in per cent that comes off what is paid out (B014). */
export interface WithdrawRules {
  readonly min: string;
  readonly max: string;
  readonly feePercent: string;
}

const REFERENCE: WithdrawRules = { min: '100', max: '200000', feePercent: '0' };

/** A merchant's rules; what it does not say is as in the reference. */
export const rulesOf = ({ withdrawRules }: Pick<Site, 'withdrawRules'>): WithdrawRules => ({
  ...REFERENCE,
  ...withdrawRules,
});

/** The fee of an amount, rounded half up to two decimals once (B001). */
export const feeOf = (amount: string, { feePercent }: WithdrawRules): string =>
  new Big(amount).times(feePercent).div(100).round(2, Big.roundHalfUp).toFixed();
