import { LANGUAGE } from './constants';

/** Rows of the contract for rewards, missions, the leader board and invitations (B037, B038, B041). */
export const ofRewards = {
  rewards: {
    method: 'GET',
    path: '/wps/promotions/rewards',
    auth: 'member',
    access: ['money'],
    flag: 'REWCEN3',
    query: { lang: LANGUAGE },
  },
  claimReward: { method: 'POST', path: '/wps/promotions/claim', auth: 'member', access: ['money'], once: true },
  mission: { method: 'GET', path: '/wps/promotions/mission', auth: 'member', access: ['money'] },
  leaderBoard: {
    method: 'GET',
    path: '/wps/promotions/leaderBoard',
    auth: 'member',
    access: ['money'],
    lag: 'seconds',
  },
  invitation: { method: 'GET', path: '/wps/promotions/invitation', auth: 'member', access: ['money'] },
  invitedFriends: { method: 'GET', path: '/wps/promotions/friends', auth: 'member', access: ['money'] },
} as const;
