import { type Screens, testAsWritten, testDamaged } from '@foyer/shared/testing';
import manifest from '../remote.json';
import EN from './i18n/EN.json';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const screens: Screens = {
  manifest,
  load: (file) => jest.requireActual(`./${file}`),
  options: { texts: { account: EN } },
  choices: {},
};
testAsWritten({
  ...screens,
  shows: {
    register: 'name title',
    mine: 'name nickname userName',
    'change-password': 'userName',
    security: 'device name',
  },
});
testDamaged(screens);
