import { testAsWritten } from '@foyer/shared/testing';
import manifest from '../remote.json';
import EN from './i18n/EN.json';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

testAsWritten({
  manifest,
  load: (file) => jest.requireActual(`./${file}`),
  options: { texts: { account: EN } },
  choices: {},
  shows: {
    register: 'name title',
    mine: 'name nickname userName',
    'change-password': 'userName',
    security: 'device name',
  },
});
