import { type Screens, testAsWritten, testDamaged, type WildOptions, wild } from '@foyer/shared/testing';
import manifest from '../remote.json';
import EN from './i18n/EN.json';

const links = ['IOS', 'Android', 'MOBILECONFIG', 'WHATSAPP', 'FACEBOOK', 'TELEGRAM', 'TELEGRAM1'].map(
  (resourceType) => ({
    resourceType,
    url: `https://links.example/${resourceType}`,
    labelNameEn: wild('labelNameEn'),
  }),
);
const all: WildOptions = {
  texts: { content: EN },
  flags: { MAILCEN: true },
  answers: { downloadLinks: links },
  status: { info: { mobileTemplate: { app_desc: wild('app_desc') } } },
};
const popup = { id: 1, type: 'PU', title: wild('title'), execution: 'A' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
});

const screens: Screens = {
  manifest,
  load: (file) => jest.requireActual(`./${file}`),
  options: all,
  choices: {
    'activity-info': { path: '/m/activityInfo?id=7' },
    'home-dialogs': { comesAfter: 900, answers: { announcements: [popup, { ...popup, id: 2, type: 'H' }] } },
  },
};
testAsWritten({
  ...screens,
  shows: {
    notice: 'title',
    download: 'app_desc',
    activity: 'summary title',
    'activity-info': 'answer summary title',
    'agent-notices': 'title',
    messages: 'body title',
    'reward-center': 'condition title',
    'leader-board': 'name',
    'invite-friends': 'name',
    help: 'title',
    'help-detail': 'title',
    feedback: 'answer',
    'home-banner': 'title',
    'home-ticker': 'title',
    'home-side': 'labelNameEn',
    'home-dialogs': 'title',
    'download-bar': 'app_desc',
  },
});
testDamaged(screens);
