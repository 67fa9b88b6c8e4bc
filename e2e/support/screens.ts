import { expect, type Page } from '@playwright/test';
import { foundScreens, type Screen, switchedOn } from './found-screens';
import { manifests } from './remotes';

export type { Screen } from './found-screens';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Waits until a part has its heading and nothing of it loads, whatever the account has in it. */
const filled = async (page: Page, name: string, heading: string) => {
  await expect(part(page, name).getByRole('heading', { name: heading })).toBeVisible();
  await expect(part(page, name).locator('[aria-busy="true"]')).toHaveCount(0);
};

const byHand: Record<string, Screen> = {
  home: {
    path: '/m/home',
    ready: async (page) => {
      await expect(part(page, 'games/home-games').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'home of a member': {
    path: '/m/home',
    type: 0,
    ready: (page) => expect(part(page, 'games/home-games').getByRole('heading').first()).toBeVisible(),
  },
  'log in': { path: '/m/login', ready: (page) => expect(page.getByLabel('Username')).toBeVisible() },
  trial: {
    path: '/m/trail',
    ready: (page) => expect(part(page, 'account/trial').getByRole('button', { name: 'Start playing' })).toBeVisible(),
  },
  recovery: {
    path: '/m/forget',
    ready: (page) => expect(part(page, 'account/forget').getByLabel('E-mail address')).toBeVisible(),
  },
  'new password by link': {
    path: '/m/forget?key=any',
    ready: (page) => expect(part(page, 'account/forget').getByText('A new key')).toBeVisible(),
  },
  'member center': {
    path: '/m/mine',
    type: 0,
    ready: (page) => expect(part(page, 'account/mine').getByRole('button', { name: 'Sign out' })).toBeVisible(),
  },
  'member center of a visitor': {
    path: '/m/mine',
    ready: (page) => expect(part(page, 'account/mine').getByText('Log in or register')).toBeVisible(),
  },
  settings: {
    path: '/m/set',
    type: 0,
    ready: (page) => expect(part(page, 'account/settings').getByText('Security center')).toBeVisible(),
  },
  'change password': {
    path: '/m/changePsw',
    type: 0,
    ready: (page) => expect(part(page, 'account/change-password').getByLabel('Current password')).toBeVisible(),
  },
  'security center': {
    path: '/m/securityCenter',
    type: 0,
    ready: async (page) => {
      await expect(part(page, 'account/security').getByText('of 4 guards are up')).toBeVisible();
      await expect(part(page, 'account/security').getByText('This device')).toHaveCount(2);
    },
  },
  'VIP benefits': {
    path: '/m/member/benefits',
    type: 0,
    ready: (page) => expect(part(page, 'account/benefits').getByRole('table')).toBeVisible(),
  },
  'customer service': {
    path: '/m/service',
    ready: (page) => expect(part(page, 'content/service').getByRole('heading').first()).toBeVisible(),
  },
  'app download': {
    path: '/m/download',
    ready: (page) => expect(part(page, 'content/download').getByRole('heading', { level: 3 }).last()).toBeVisible(),
  },
  help: {
    path: '/m/help?i=3',
    ready: (page) => expect(part(page, 'content/help').getByRole('heading', { level: 3 }).first()).toBeVisible(),
  },
  'help topic': {
    path: '/m/helpDetail?i=3',
    ready: (page) => expect(part(page, 'content/help-detail').getByRole('heading', { level: 3 }).first()).toBeVisible(),
  },
  'invite friends': {
    path: '/m/inviteFriends',
    type: 0,
    ready: async (page) => {
      await expect(
        part(page, 'content/invite-friends').getByRole('img', { name: 'QR code of your link' }),
      ).toBeVisible();
      await expect(part(page, 'content/invite-friends').getByText('Nobody has come by your code yet.')).toBeVisible();
    },
  },
  activities: {
    path: '/m/activity',
    ready: (page) => expect(part(page, 'content/activity').getByRole('listitem').first()).toBeVisible(),
  },
  'one activity': {
    path: '/m/activityInfo?id=501',
    ready: (page) => expect(part(page, 'content/activity-info').getByRole('heading', { level: 2 })).toBeVisible(),
  },
  'game list': {
    path: '/m/gameList?gameType=RNG',
    ready: (page) => expect(part(page, 'games/game-list').getByRole('listitem').first()).toBeVisible(),
  },
  'game lobby': {
    path: '/m/gameLobby',
    ready: (page) => expect(part(page, 'games/game-lobby').getByRole('listitem').first()).toBeVisible(),
  },
  'game lobby of a member': {
    path: '/m/gameLobby',
    type: 0,
    ready: async (page) => {
      await filled(page, 'games/game-lobby', 'Recent');
      await expect(part(page, 'games/game-lobby').getByRole('listitem').first()).toBeVisible();
    },
  },
  'game center': {
    path: '/m/gameCenter',
    type: 0,
    ready: async (page) => {
      await filled(page, 'games/game-center', 'Recent');
      await expect(part(page, 'games/game-center').getByRole('listitem').first()).toBeVisible();
    },
  },
  'hits of the game center': {
    path: '/m/gameCenter?q=la',
    ready: (page) => expect(part(page, 'games/game-center').getByRole('listitem').first()).toBeVisible(),
  },
  'slots center': {
    path: '/m/slotsCenter',
    ready: (page) => expect(part(page, 'games/slots-center').getByRole('listitem').first()).toBeVisible(),
  },
  'narrowed slots center of a member': {
    path: '/m/slotsCenter?vendor=JL&classify=VIDEO_SLOT&order=az',
    type: 0,
    ready: (page) => expect(part(page, 'games/slots-center').getByRole('listitem').first()).toBeVisible(),
  },
  lotteries: {
    path: '/m/lottery',
    ready: (page) => expect(part(page, 'games/lottery').getByRole('timer').first()).toBeVisible(),
  },
  'all lotteries': {
    path: '/m/moreLottery',
    ready: (page) => expect(part(page, 'games/more-lottery').getByRole('timer').first()).toBeVisible(),
  },
  'lottery bet': {
    path: '/m/startLottery?code=LTN1M',
    ready: (page) => expect(part(page, 'games/start-lottery').getByRole('timer')).toBeVisible(),
  },
  'lottery results': {
    path: '/m/lotteryResults?code=LTN1M',
    ready: (page) => expect(part(page, 'games/lottery-results').getByRole('listitem').first()).toBeVisible(),
  },
  'betting record': {
    path: '/m/gameRecord',
    type: 0,
    ready: (page) => expect(page.getByRole('heading', { name: 'Betting record' })).toBeVisible(),
  },
  'account record': {
    path: '/m/transaction/record',
    type: 0,
    ready: (page) => expect(part(page, 'wallet/account-record').getByRole('listitem').first()).toBeVisible(),
  },
  deposit: {
    path: '/m/voucherCenter',
    type: 0,
    ready: (page) => expect(part(page, 'wallet/deposit').getByRole('button', { name: 'Deposit' })).toBeVisible(),
  },
  withdrawal: {
    path: '/m/withdraw',
    type: 0,
    ready: (page) => filled(page, 'wallet/withdraw', 'What you can withdraw'),
  },
  // The page itself needs an upline and a flag: money-forms.spec.ts judges it.
  'transfer to the upline, for a member without one': {
    path: '/m/upLine/transfer',
    type: 0,
    ready: async (page) => {
      // A member of the demonstration has an upline.
      await expect(
        page.getByText('this account does not have permission').or(part(page, 'wallet/upline-transfer')),
      ).toBeVisible();
      // The title comes with the texts of the remote, which the refusal does not wait for.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
    },
  },
  registration: {
    path: '/m/register',
    ready: (page) => expect(part(page, 'account/register').getByLabel('Username')).toBeVisible(),
  },
  'user agreement': {
    path: '/m/useragreement',
    ready: (page) => expect(part(page, 'content/user-agreement').getByRole('heading').first()).toBeVisible(),
  },
  'agent home': {
    path: '/m/agent',
    type: 1,
    ready: (page) => expect(part(page, 'agent/agent-home').getByText('0').first()).toBeVisible(),
  },
  'red rain': {
    path: '/m/redRain',
    type: 1,
    ...switchedOn(['menu:redRain']),
    ready: (page) => expect(part(page, 'agent/red-rain').getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  notices: {
    path: '/m/notice',
    ready: (page) => expect(part(page, 'content/notice').getByRole('listitem').first()).toBeVisible(),
  },
  'not found': { path: '/m/nowhere', ready: (page) => expect(page.getByText('Page not found').first()).toBeVisible() },
  maintenance: { path: '/m/maintenance', ready: (page) => expect(page.getByRole('heading').first()).toBeVisible() },
  restriction: { path: '/m/ipRestrict', ready: (page) => expect(page.getByRole('heading').first()).toBeVisible() },
  'service error': {
    path: '/m/serviceError',
    ready: (page) => expect(page.getByRole('heading').first()).toBeVisible(),
  },
};

/** Pages that show nothing at their own address: a game has to be named. */
const WITHOUT_SCREEN = ['/m/launchGame'];

/** All screens of the site, and when each can be judged: those by hand, and a page of a remote that has none here by its declaration. */
export const screens: Record<string, Screen> = { ...byHand, ...foundScreens(manifests, byHand, WITHOUT_SCREEN) };
