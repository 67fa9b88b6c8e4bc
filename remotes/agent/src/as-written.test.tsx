import { testAsWritten } from '@foyer/shared/testing';
import manifest from '../remote.json';
import EN from './i18n/EN.json';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// The other screens show figures and user names, which have letters and digits alone.
const betting = '/m/teamBetting';

testAsWritten({
  manifest: { ...manifest, pages: { [betting]: manifest.pages[betting] }, widgets: {} },
  load: (file) => jest.requireActual(`./${file}`),
  options: { texts: { agent: EN } },
  choices: {},
  shows: {
    'team-betting': 'gameName vendorName',
  },
});
