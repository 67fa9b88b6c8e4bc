import { LANGUAGE } from './constants';

/** Rows of the contract for lotteries of the house. */
export const ofLotteries = {
  lotteryList: { method: 'GET', path: '/wps/lottery/list', auth: 'optional', query: { language: LANGUAGE } },
  lotteryMenu: {
    method: 'GET',
    path: '/wps/lottery/menu',
    auth: 'optional',
    query: { language: LANGUAGE },
    kept: 'lotteryMenu',
  },
  lotteryBoard: { method: 'GET', path: '/wps/lottery/board', auth: 'optional', query: { language: LANGUAGE } },
  lotteryResults: { method: 'GET', path: '/wps/lottery/results', auth: 'optional' },
  lotteryFairness: { method: 'GET', path: '/wps/lottery/fairness', auth: 'optional' },
  lotteryWinners: { method: 'GET', path: '/wps/lottery/winners', auth: 'optional', query: { language: LANGUAGE } },
  vnResults: { method: 'GET', path: '/wps/lottery/vn/results', auth: 'optional' },
  vnNumero: { method: 'GET', path: '/wps/lottery/vn/numero', auth: 'optional', personal: true },
  placeOrder: { method: 'POST', path: '/lgw/orders', auth: 'member', once: true, query: { language: LANGUAGE } },
  lotteryOrders: { method: 'GET', path: '/lgw/orders', auth: 'member', query: { language: LANGUAGE } },
  lotteryOrder: { method: 'GET', path: '/lgw/orders/one', auth: 'member', query: { language: LANGUAGE } },
  tellWins: { method: 'PUT', path: '/lgw/orders/told', auth: 'member', query: { language: LANGUAGE } },
  cancelOrder: {
    method: 'POST',
    path: '/lgw/orders/cancel',
    auth: 'member',
    once: true,
    query: { language: LANGUAGE },
  },
} as const;
