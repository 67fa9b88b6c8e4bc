/** What a friend's first deposit has to be, and what it brings to whom; the activity's text reads it, too (B037, B041). */
export const REFERRAL = { deposit: '300', inviter: '100', friend: '50' } as const;
