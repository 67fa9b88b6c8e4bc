import type { Promotion } from '@foyer/shared/contract';

/** Promotions of every merchant who has not put others in place; looked up by key (A073). */
export const PROMOTIONS: readonly Promotion[] = [
  { key: 'REFERRAL', enabled: true, claimed: false },
  { key: 'MISSION', enabled: true, claimed: false },
  { key: 'WELCOME', enabled: true, claimed: true },
  { key: 'CASHBACK', enabled: true, claimed: false },
  { key: 'BIRTHDAY', enabled: false, claimed: false },
];
