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
  options: { texts: { agent: EN } },
  choices: {},
};
testAsWritten({
  ...screens,
  shows: {
    'agent-home': 'userName',
    'agent-links': 'label',
    'team-betting': 'gameName name vendorName',
  },
});
testDamaged(screens);
