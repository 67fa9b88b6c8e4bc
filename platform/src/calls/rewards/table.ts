/**
 * What promotions pay. The activities' texts, the reward center and the payments all read it, so that what is promised is what is
 * paid (B037). Amounts and percents are decimals as text.
 */

/** On top of the first approved deposit that is large enough; the bonus has to be staked `times` times. */
export const WELCOME = { percent: '100', deposit: '100', max: '5000', times: '8' } as const;

/** Rounds of a day light a lantern, lanterns in a row are worth a prize by the smallest stake that counted (B038). */
export const MISSION = {
  rounds: 3,
  days: 7,
  prizes: [
    { from: '1', amount: '77' },
    { from: '10', amount: '277' },
    { from: '50', amount: '777' },
  ],
  /** Days after the last lantern on which the prize can be claimed. */
  claimDays: 7,
} as const;

/** The gift of a birthday is that of the member's club level, and can be claimed on so many days, the birthday among them. */
export const BIRTHDAY = { claimDays: 7 } as const;

/** What a friend's first deposit has to be, and what it brings to whom (B041). */
export const REFERRAL = { deposit: '300', inviter: '100', friend: '50' } as const;
/** When that is paid, by the merchant's clock on the day after the deposit (B028). */
export const REFERRAL_AT = '03:20';

/** Gifts for stakes and deposits that every merchant without gifts of its own gives. */
export const CATCH = { stakes: '500', amount: '50' } as const;
export const DERBY = { stakes: '300', amount: '30' } as const;
export const FESTIVAL = { stakes: '1000', amount: '60' } as const;
export const MIDWEEK = { deposits: '500', amount: '100', times: '5' } as const;
