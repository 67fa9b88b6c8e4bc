import { type Screens, testAsWritten, testDamaged, wild } from '@foyer/shared/testing';
import manifest from '../remote.json';
import EN from './i18n/EN.json';

const between = { from: 'main', to: 'vendor:KITE', vendor: wild('vendorName') };
const movement = { id: '1', kind: 'transfer', amount: '5', subject: wild('subject'), at: Date.now() } as const;
const movements = {
  content: [movement, { ...movement, id: '2', between }, { ...movement, id: '3', counterpart: wild('counterpart') }],
  ...{ pageNum: 1, totalPages: 1, totals: { count: 3, in: '15', out: '0', net: '15' } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const screens: Screens = {
  manifest,
  load: (file) => jest.requireActual(`./${file}`),
  options: { texts: { wallet: EN } },
  choices: {
    'account-record': { answers: { accountRecords: movements } },
    deposit: { path: '/m/voucherCenter?tab=transfer' },
  },
};
testAsWritten({
  ...screens,
  shows: {
    'game-record': 'gameName vendorName',
    'account-record': 'counterpart subject vendorName',
    deposit: 'name note',
    withdraw: 'reason reference',
    'upline-transfer': 'name',
    'deposit-report': 'reason',
    'withdraw-report': 'reason',
  },
});
testDamaged(screens);
