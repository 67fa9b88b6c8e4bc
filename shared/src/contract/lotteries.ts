import { LANGUAGE } from './constants';

/** Rows of the contract for lotteries of the house. */
export const ofLotteries = {
  lotteryList: { method: 'GET', path: '/wps/lottery/list', auth: 'optional', query: { language: LANGUAGE } },
  lotteryResults: { method: 'GET', path: '/wps/lottery/results', auth: 'optional' },
  lotteryFairness: { method: 'GET', path: '/wps/lottery/fairness', auth: 'optional' },
} as const;
