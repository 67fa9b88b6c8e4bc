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
  options: { texts: { agent: EN } },
  choices: {},
  shows: {
    'agent-home': 'userName',
    'agent-links': 'label',
    'team-betting': 'gameName name vendorName',
  },
});
