import type { Access } from './access';
import { ofAgency } from './agency';
import {
  CLIENT_TYPE,
  DEVICE_MOBILE,
  GAME_PAGE_SIZE,
  GAME_TYPE_ID,
  LANGUAGE,
  MERCHANT,
  PLATFORM_HTML5,
  PLATFORM_MOBILE,
  RECENT_PAGE_SIZE,
} from './constants';
import { ofDividends } from './dividends';
import type { AgentMenuName, FlagName } from './flag-names';
import { ofLetters } from './letters';
import { ofLotteries } from './lotteries';
import { ofRewards } from './rewards';
import { ofSession, startUp } from './start-up';

/** How far what a replica answers may be behind. */
export type ReadLag = 'none' | 'seconds';

/**
 * The contract: one row for each call with its method, path and access (A110). No other module of the front end knows
 * a path, and a merchant's own platform serves these rows.
 *
 * - `auth`: who may ask. `none`: anybody, tokens are ignored. `optional`: anybody, a session may change the answer. `member`:
 *   members only; without a session the client refuses by itself (`session.required`). A token travels with every call (A018).
 * - `tokenField`: the call also carries the token in its query or body (A018).
 * - `personal`: with a session, the answer of an `optional` row is the member's own.
 * - `sealed`: the body is encrypted (A019). `form`: the body is form-encoded.
 * - `pictures`: the body is a multipart form, with up to three pictures in its field `images` (A049).
 * - `query`: default query; `LANGUAGE` and `MERCHANT` are replaced by those of the visit.
 * - `access`: kinds of call that it is of (B008); each must be open to the member's type. `flag`, `menu`: the function of the
 *   whitelabel, or of its `agentMenu`, that must be on. The platform asks them by every call.
 * - `once`: it moves money, or is otherwise carried out once per `key` of its body (B005); its outcome can be asked for (B006).
 * - `kept`: storage key under which the browser keeps the answer to the default query (S9-STORAGE-01, A107).
 * - `lag`: a read that a replica of the database may answer. `seconds`: from what was true some seconds ago. `none`: once the replica
 *   has everything that was written before the call, so that a member sees what they just did. Without it the first database answers.
 */
export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/wps/${string}` | `/lgw/${string}`;
  readonly auth: 'none' | 'optional' | 'member';
  readonly tokenField?: 'query' | 'body';
  readonly personal?: true;
  readonly sealed?: true;
  readonly form?: true;
  readonly pictures?: true;
  readonly access?: readonly Access[];
  readonly flag?: FlagName;
  readonly menu?: AgentMenuName;
  readonly once?: true;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly kept?: string;
  readonly lag?: ReadLag;
}

export const calls = {
  // start-up and system
  ...startUp,
  country: { method: 'GET', path: '/wps/system/country', auth: 'none' },
  service: { method: 'GET', path: '/wps/system/service', auth: 'optional', kept: 'serviceLinks' },
  setRegister: { method: 'GET', path: '/wps/system/setRegister', auth: 'none', kept: 'registerFields' },
  registerValidation: {
    method: 'GET',
    path: '/wps/system/registerValidation',
    auth: 'none',
    kept: 'registerValidation',
  },
  agreement: { method: 'GET', path: '/wps/system/agreement', auth: 'none', query: { lang: LANGUAGE } },
  helpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    auth: 'none',
    query: { lang: LANGUAGE, device: DEVICE_MOBILE },
    kept: 'helpList',
  },
  exposure: { method: 'POST', path: '/wps/system/exposure', auth: 'none' },
  beacon: { method: 'POST', path: '/wps/system/beacon', auth: 'none' },
  // session and member
  login: { method: 'POST', path: '/wps/session/login', auth: 'none', sealed: true },
  logout: { method: 'DELETE', path: '/wps/session/logout', auth: 'member', tokenField: 'query' },
  renew: { method: 'PUT', path: '/wps/session/renew', auth: 'member' },
  captcha: { method: 'GET', path: '/wps/captcha', auth: 'none' },
  captchaSound: { method: 'GET', path: '/wps/captcha/sound', auth: 'none' },
  ...ofSession,
  // trial and registration
  createTrial: { method: 'GET', path: '/wps/member/freeplay', auth: 'none' },
  freePlay: { method: 'POST', path: '/wps/session/login/freeplay', auth: 'none' },
  register: { method: 'PUT', path: '/wps/member/register', auth: 'none', sealed: true },
  registerMobile: { method: 'PUT', path: '/wps/member/register/mobile', auth: 'none', sealed: true },
  affiliateCheck: { method: 'GET', path: '/wps/member/affiliate/check', auth: 'none' },
  smsNoLogin: { method: 'POST', path: '/wps/verification/sms/noLogin', auth: 'none' },
  smsRegister: { method: 'POST', path: '/wps/verification/sms/register', auth: 'none' },
  smsReset: { method: 'POST', path: '/wps/verification/sms/reset', auth: 'none' },
  // passwords and security
  passwordByEmail: { method: 'POST', path: '/wps/member/password/email', auth: 'none', form: true },
  passwordByLink: { method: 'POST', path: '/wps/member/password/link', auth: 'none' },
  passwordBySms: { method: 'POST', path: '/wps/member/password/sms', auth: 'none' },
  changePassword: { method: 'PUT', path: '/wps/member/password', auth: 'member' },
  security: { method: 'GET', path: '/wps/member/security', auth: 'member' },
  proofCode: { method: 'POST', path: '/wps/verification/proof', auth: 'member' },
  emailCode: { method: 'POST', path: '/wps/verification/email', auth: 'member' },
  bindEmail: { method: 'PUT', path: '/wps/member/email', auth: 'member', sealed: true },
  smsBind: { method: 'POST', path: '/wps/verification/sms/bind', auth: 'member' },
  bindMobile: { method: 'PUT', path: '/wps/member/mobile', auth: 'member', sealed: true },
  paymentPassword: { method: 'PUT', path: '/wps/member/paymentPassword', auth: 'member', sealed: true },
  memberSessions: { method: 'GET', path: '/wps/member/sessions', auth: 'member' },
  endSession: { method: 'DELETE', path: '/wps/member/sessions/one', auth: 'member' },
  endOtherSessions: { method: 'DELETE', path: '/wps/member/sessions', auth: 'member' },
  devices: { method: 'GET', path: '/wps/member/devices', auth: 'member' },
  unbindDevice: { method: 'DELETE', path: '/wps/member/devices', auth: 'member' },
  headIcon: { method: 'GET', path: '/wps/member/headIcon', auth: 'member' },
  setHeadIcon: { method: 'POST', path: '/wps/member/headIcon', auth: 'member', form: true },
  clubBenefit: { method: 'GET', path: '/wps/member/club/benefit', auth: 'member' },
  // wallet
  merchantWallet: { method: 'GET', path: '/wps/wallets/merchant', auth: 'member' },
  betRecords: { method: 'GET', path: '/wps/game/records', auth: 'member', lag: 'none' },
  betRecord: { method: 'GET', path: '/wps/game/records/one', auth: 'member', lag: 'none' },
  depositMethods: {
    method: 'GET',
    path: '/wps/transaction/deposit/methods',
    auth: 'member',
    access: ['money'],
    query: { language: LANGUAGE },
  },
  deposit: { method: 'POST', path: '/wps/transaction/deposit', auth: 'member', access: ['money'], once: true },
  cancelDeposit: {
    method: 'POST',
    path: '/wps/transaction/deposit/cancel',
    auth: 'member',
    access: ['money'],
    once: true,
  },
  openDeposits: { method: 'GET', path: '/wps/transaction/deposits', auth: 'member', access: ['money'] },
  accountRecords: { method: 'GET', path: '/wps/transaction/records', auth: 'member', access: ['money'], lag: 'none' },
  withdrawable: { method: 'GET', path: '/wps/transaction/withdrawable', auth: 'member', access: ['money'] },
  withdraw: {
    method: 'POST',
    path: '/wps/transaction/withdraw',
    auth: 'member',
    sealed: true,
    access: ['money'],
    once: true,
  },
  withdrawal: { method: 'GET', path: '/wps/transaction/withdrawal', auth: 'member', access: ['money'] },
  cancelWithdrawal: {
    method: 'POST',
    path: '/wps/transaction/withdraw/cancel',
    auth: 'member',
    access: ['money'],
    once: true,
  },
  bankCards: { method: 'GET', path: '/wps/bankcards', auth: 'member', access: ['money'], kept: 'bankList' },
  addCard: { method: 'POST', path: '/wps/bankcards/card', auth: 'member', sealed: true, access: ['money'] },
  defaultCard: { method: 'PUT', path: '/wps/bankcards/card', auth: 'member', access: ['money'] },
  removeCard: { method: 'DELETE', path: '/wps/bankcards/card', auth: 'member', sealed: true, access: ['money'] },
  profitLoss: {
    method: 'GET',
    path: '/wps/transaction/profit',
    auth: 'member',
    access: ['money'],
    flag: 'PERSREP',
    lag: 'none',
  },
  depositReport: {
    method: 'GET',
    path: '/wps/transaction/deposits/report',
    auth: 'member',
    access: ['money'],
    flag: 'DEPRECM3',
    lag: 'none',
  },
  withdrawReport: {
    method: 'GET',
    path: '/wps/transaction/withdrawals/report',
    auth: 'member',
    access: ['money'],
    flag: 'WITHREC3',
    lag: 'none',
  },
  rebateReport: {
    method: 'GET',
    path: '/wps/transaction/rebates',
    auth: 'member',
    access: ['money'],
    flag: 'PLYRBT',
    lag: 'none',
  },
  outcome: { method: 'GET', path: '/wps/transaction/outcome', auth: 'member' },
  vendorWallets: { method: 'GET', path: '/wps/wallets/vendors', auth: 'member', access: ['money'] },
  vendorWallet: { method: 'GET', path: '/wps/wallets/vendor', auth: 'member', access: ['money'] },
  walletTransfer: { method: 'POST', path: '/wps/wallets/transfer', auth: 'member', access: ['money'], once: true },
  uplineReceiver: {
    method: 'GET',
    path: '/wps/transaction/upline/receiver',
    auth: 'member',
    access: ['money'],
    flag: 'AGETRANSFERUP3',
  },
  uplineTransfer: {
    method: 'POST',
    path: '/wps/transaction/upline',
    auth: 'member',
    sealed: true,
    access: ['money'],
    flag: 'AGETRANSFERUP3',
    once: true,
  },
  agentReceiver: { method: 'GET', path: '/wps/agent/transfer/receiver', auth: 'member', access: ['money', 'agency'] },
  agentTransfer: {
    method: 'POST',
    path: '/wps/agent/transfer',
    auth: 'member',
    sealed: true,
    access: ['money', 'agency'],
    once: true,
  },
  closeSubmit: { method: 'DELETE', path: '/wps/transaction/outcome', auth: 'member' },
  // games
  gameVendors: { method: 'GET', path: '/wps/game/vendors', auth: 'optional', kept: 'gameTypes' },
  gameList: {
    method: 'GET',
    path: '/wps/game/list',
    auth: 'optional',
    query: {
      merchant: MERCHANT,
      platform: PLATFORM_HTML5,
      gameName: '',
      gameType: '',
      gameClassify: '',
      isNew: '',
      pageNo: 1,
      pageSize: GAME_PAGE_SIZE,
      vassalage: '',
      language: LANGUAGE,
      clientType: CLIENT_TYPE,
    },
  },
  vassalage: { method: 'GET', path: '/wps/game/vassalage', auth: 'optional', kept: 'vassalage' },
  vassalTypes: {
    method: 'GET',
    path: '/wps/game/vassalTypes',
    auth: 'optional',
    query: { typeId: GAME_TYPE_ID, merchant_code: MERCHANT },
  },
  gameMenus: { method: 'GET', path: '/wps/game/menus', auth: 'optional', query: { language: LANGUAGE } },
  gameCounts: { method: 'GET', path: '/wps/game/counts', auth: 'optional' },
  gameSearch: {
    method: 'GET',
    path: '/wps/game/search',
    auth: 'optional',
    query: { merchant: MERCHANT, platform: PLATFORM_HTML5, language: LANGUAGE, clientType: CLIENT_TYPE },
  },
  hotGames: {
    method: 'GET',
    path: '/wps/game/hot',
    auth: 'optional',
    query: { isPlatform: 2, language: LANGUAGE, platform: PLATFORM_HTML5, gameType: '', merchantCode: MERCHANT },
    kept: 'hotGames',
  },
  hotMatches: { method: 'GET', path: '/wps/game/hotMatches', auth: 'optional', kept: 'hotMatches' },
  jackpots: { method: 'GET', path: '/wps/game/jackpots', auth: 'optional', lag: 'seconds' },
  favourites: {
    method: 'GET',
    path: '/wps/game/favourites',
    auth: 'member',
    tokenField: 'query',
    query: { pageNo: 1, gameType: '', pageSize: GAME_PAGE_SIZE, language: LANGUAGE },
  },
  addFavourite: { method: 'POST', path: '/wps/game/favourites', auth: 'member', tokenField: 'body' },
  removeFavourite: { method: 'DELETE', path: '/wps/game/favourites', auth: 'member', tokenField: 'query' },
  recentGames: {
    method: 'GET',
    path: '/wps/game/recent',
    auth: 'member',
    query: { page: 1, pageSize: RECENT_PAGE_SIZE, gameType: '', language: LANGUAGE, clientType: CLIENT_TYPE },
  },
  addRecent: { method: 'GET', path: '/wps/game/recent/add', auth: 'member', tokenField: 'query' },
  launchGame: {
    method: 'GET',
    path: '/wps/game/launch',
    auth: 'member',
    query: { platform: PLATFORM_HTML5, language: LANGUAGE },
  },
  ...ofLotteries,
  // content
  announcements: {
    method: 'GET',
    path: '/wps/announcements',
    auth: 'optional',
    tokenField: 'query',
    personal: true,
    query: { platform: PLATFORM_MOBILE, merchantCode: MERCHANT, language: LANGUAGE },
  },
  promotions: {
    method: 'GET',
    path: '/wps/promotions/available',
    auth: 'optional',
    personal: true,
    kept: 'promotionList',
  },
  ...ofRewards,
  activities: {
    method: 'GET',
    path: '/wps/activities',
    auth: 'optional',
    query: { lang: LANGUAGE, pageNo: 1, pageSize: 10 },
  },
  activity: { method: 'GET', path: '/wps/activities/info', auth: 'optional', query: { lang: LANGUAGE } },
  ...ofLetters,
  messages: { method: 'GET', path: '/wps/message/list', auth: 'member', flag: 'MAILCEN' },
  message: { method: 'GET', path: '/wps/message/one', auth: 'member', flag: 'MAILCEN' },
  messageCount: { method: 'GET', path: '/wps/message/count', auth: 'member' },
  unreadMessages: { method: 'GET', path: '/wps/message/unread', auth: 'member' },
  readMessages: { method: 'PUT', path: '/wps/message/read', auth: 'member', flag: 'MAILCEN' },
  deleteMessages: { method: 'DELETE', path: '/wps/message', auth: 'member', flag: 'MAILCEN' },
  downloadLinks: { method: 'GET', path: '/wps/download/links', auth: 'optional' },
  // agent
  teamKpi: { method: 'GET', path: '/wps/agent/team/kpi', auth: 'member', access: ['agency'], lag: 'seconds' },
  dividendInfo: { method: 'GET', path: '/wps/agent/dividend/info', auth: 'member', access: ['contract'] },
  agentUnread: { method: 'GET', path: '/wps/agent/announcements/unread', auth: 'member', access: ['agency'] },
  redRain: { method: 'GET', path: '/wps/agent/redRain', auth: 'member', access: ['agency'], menu: 'redRain' },
  openRedRain: {
    method: 'POST',
    path: '/wps/agent/redRain/open',
    auth: 'member',
    access: ['agency'],
    menu: 'redRain',
    once: true,
  },
  ...ofAgency,
  ...ofDividends,
  dailySalaryContract: {
    method: 'GET',
    path: '/wps/agent/contract/dailySalary',
    auth: 'member',
    access: ['contract'],
  },
  dailySalaryProcess: {
    method: 'GET',
    path: '/wps/agent/contract/dailySalary/process',
    auth: 'member',
    access: ['contract'],
  },
  dividendContract: { method: 'GET', path: '/wps/agent/contract/dividend', auth: 'member', access: ['contract'] },
  hourSalaryProcess: {
    method: 'POST',
    path: '/wps/agent/contract/hourSalary/process',
    auth: 'member',
    access: ['contract'],
  },
  answerContract: {
    method: 'POST',
    path: '/wps/agent/contract/answer',
    auth: 'member',
    access: ['contract'],
    once: true,
  },
} as const satisfies Record<string, CallRow>;

export type CallName = keyof typeof calls;

/** Calls that are carried out once per key, and whose outcome can be asked for by it. */
export type Operation = {
  [N in CallName]: (typeof calls)[N] extends { readonly once: true } ? N : never;
}[CallName];
