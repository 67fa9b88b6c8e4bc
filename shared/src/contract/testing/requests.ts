import type { CallName } from '../calls';
import { accountKinds, oneOf } from './wire';

const phone = { 'mobileNum?': '0812345678', 'mobileNo?': '0812345678', 'countryDialingCode?': '66' };
const code = { ...phone, 'captcha?': '1234', module: 'VERIFICATION3' };
const proof = { 'password?': 'p', 'proofBy?': oneOf('mobile', 'email'), 'proofCode?': '1234' };
const node = { nodeId: 7, vendor: 'KIT', token: 't' };
const days = { startDate: '2026-11-21', endDate: '2026-11-22' };
const page = { pageNo: oneOf(1, 100_000), pageSize: oneOf(1, 100) };
const zone = oneOf(420, -840, 840);
const registration = {
  ...{ registerUrl: 'www.example.com', domain: 'www.example.com', type: 0 },
  registerMethod: oneOf('H5', 'APP', 'PWA', 'WEBCLIP'),
  ...Object.fromEntries(
    [
      ...['username', 'password', 'confirmPassword', 'affiliateCode', 'paymentPassword', 'recommenderId', 'nickname'],
      ...['payeeName', 'email', 'mobileNum', 'countryDialingCode', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line'],
      ...['whatsapp', 'zalo', 'captcha', 'verificationCode'],
    ].map((name) => [`${name}?`, 'x'.repeat(320)]),
  ),
  ...{ 'firebaseChannel?': 'sms', 'firebaseIdToken?': 't' },
};
const language = 'TY';
const merchantCode = 'DEMO';
const transfer = { to: '12', amount: oneOf('100', '100.5'), paymentPassword: '123456', key: 'k2345678' };

const ofRelease = { part: 'home-games', version: '1.4.0+7', variant: oneOf('all', 'split', 'fallback') };

export const bodies: Partial<Record<CallName, unknown>> = {
  placeOrder: {
    ...{ code: 'L1', issue: '20261122-0007', oddsVersion: 1, 'issues?': 2, 'stopOnWin?': true, key: '12345678' },
    lines: [{ play: 'sum', pick: 'big', stake: '1.10' }],
  },
  tellWins: oneOf({ orderNos: ['L30000001'] }, { since: 1763769600000 }),
  cancelOrder: { orderNo: 'L30000001', key: '12345678' },
  makeAgentLink: {
    ...{ label: 'Friends', kind: oneOf('player', 'agent'), key: '12345678' },
    rates: [{ category: 'SLOTS', rate: '0.5' }],
  },
  renewFirstPassword: { username: 'mali', password: 'p', key: '12345678' },
  openAccount: {
    ...{ username: 'mali', password: 'p', kind: oneOf('player', 'agent'), key: '12345678' },
    rates: [{ category: 'SLOTS', rate: '0.5' }],
  },
  changeRates: { memberId: 7, version: oneOf(0, 3), rates: [{ category: 'SLOTS', rate: '0.5' }] },
  sendFeedback: { type: oneOf('money', 'games', 'account', 'site'), content: 'Ten letters', key: 'k2345678' },
  apply: { id: 7, comment: oneOf('', 'Please'), key: 'k2345678' },
  beacon: {
    sampled: oneOf(true, false),
    parts: [{ ...ofRelease, loaded: oneOf(true, false), failed: oneOf(true, false) }],
    errors: [
      { ...ofRelease, message: 'TypeError: x is not a function', places: ['/home-games/1.4.0+7/list.1a2b.js:1:20'] },
    ],
    'vitals?': { ...ofRelease, 'LCP?': 1200, 'CLS?': 40, 'INP?': 90, 'TTFB?': 110, 'FCP?': 800 },
  },
  exposure: {
    ...{ part: 'home-games', version: '1.4.0+7', visitor: '0123456789abcdef01234567' },
    ...{ 'experiment?': 'larger-cards', 'arm?': 'new' },
  },
  login: {
    ...{ username: 'lotus88', password: 'p', captcha: '', type: oneOf('username', 'sms', 'firebase') },
    ...{ 'countryDialingCode?': '66', 'firebaseChannel?': 'sms', 'firebaseIdToken?': 't', 'firebaseMobileNo?': '08' },
  },
  freePlay: { moduleId: 'FREEPLAY3', username: 'free1', merchantCode },
  register: registration,
  registerMobile: registration,
  smsNoLogin: code,
  smsRegister: { ...phone, 'captcha?': '1234' },
  smsReset: code,
  passwordByEmail: { username: 'lotus88', email: 'l@x.com' },
  passwordByLink: { key: 'k', newPassword: 'p' },
  passwordBySms: { newPassword: 'p', mobileNum: '08', verificationCode: '1234' },
  changePassword: { oldPassword: 'o', newPassword: 'p', confirmNewPassword: 'p' },
  proofCode: { channel: oneOf('mobile', 'email') },
  emailCode: { email: 'l@x.com' },
  bindEmail: { email: 'l@x.com', verificationCode: '1234', ...proof },
  smsBind: phone,
  bindMobile: { mobileNum: '08', countryDialingCode: '66', verificationCode: '1234', ...proof },
  paymentPassword: { paymentPassword: '123456', ...proof },
  setHeadIcon: { 'icon?': '/3.svg', 'image?': 'iVBORw0' },
  deposit: { method: 'qr', amount: oneOf('100', '100.5', '999999999.99'), key: 'k2345678' },
  cancelDeposit: { orderNo: 'D12', key: 'k2345678' },
  walletTransfer: { from: 'main', to: 'vendor:TF', amount: '100', key: 'k2345678' },
  withdraw: { card: '6', amount: oneOf('100', '100.5'), paymentPassword: '123456', key: 'k2345678' },
  cancelWithdrawal: { orderNo: 'W12', key: 'k2345678' },
  readMessages: oneOf({ ids: [7, 8] }, { upTo: 9 }),
  addCard: { bank: oneOf('BBL', 'KBANK'), 'holder?': 'Mali', number: '1234-5678 9012', paymentPassword: '123456' },
  defaultCard: { id: '6' },
  removeCard: { id: '6', paymentPassword: '123456' },
  uplineTransfer: transfer,
  agentTransfer: transfer,
  addFavourite: node,
  openRedRain: { rainId: 1, key: 'k2345678' },
  claimReward: { promotion: 'MISSION', key: 'k2345678' },
  confirmDividend: { period: '2026-11-01', key: 'k2345678' },
  answerContract: { id: 1, accept: oneOf(true, false), key: 'k2345678' },
};

export const queries: Partial<Record<CallName, unknown>> = {
  agreement: { lang: language },
  feedbackList: page,
  feedback: { id: 1 },
  feedbackPicture: { id: 1, at: oneOf(0, 2) },
  application: { id: 7 },
  helpCenter: { lang: language, device: 'MOBILE' },
  logout: { 'token?': 't' },
  captchaSound: { language },
  createTrial: { merchant_code: merchantCode },
  affiliateCheck: { code: 'A1', domain: 'www.example.com' },
  endSession: { id: 'a' },
  unbindDevice: { id: 'a' },
  betRecords: { ...days, ...page, zone, 'upTo?': '1763769600000-12', 'gameType?': 'RNG', 'status?': 'won' },
  betRecord: { id: oneOf('12', '123456789012345') },
  depositMethods: { 'language?': language },
  openDeposits: { 'orderNo?': 'D12' },
  withdrawal: { orderNo: 'W12' },
  outcome: { operation: 'deposit', key: 'k2345678' },
  closeSubmit: { operation: 'deposit', key: 'k2345678' },
  vendorWallet: { vendor: 'TF' },
  depositReport: {
    ...days,
    ...page,
    zone,
    'upTo?': '1763769600000-12',
    'status?': oneOf('pending', 'approved', 'refused', 'cancelled', 'expired', 'review'),
  },
  withdrawReport: {
    ...days,
    ...page,
    zone,
    'upTo?': '1763769600000-12',
    'status?': oneOf('checking', 'paying', 'paid', 'cancelled', 'refused'),
  },
  rebateReport: { ...days, ...page, 'upTo?': '1763769600000-0' },
  agentReceiver: { to: '12' },
  profitLoss: { ...days, zone },
  accountRecords: {
    ...{ ...days, ...page, zone, 'upTo?': '1763769600000-12' },
    'types?': 'A',
    'kind?': oneOf(...accountKinds),
  },
  gameList: {
    ...{ merchant: merchantCode, platform: 'html5', 'gameName?': 's', 'gameType?': 'RNG', 'gameClassify?': 'c' },
    ...{ ...page, 'isNew?': '1', 'vassalage?': 'KIT', 'minBet?': '1', language, clientType: 2 },
    'order?': oneOf('popular', 'new', 'az'),
  },
  vassalTypes: { typeId: 1, merchant_code: merchantCode },
  gameDetail: { nodeId: 7, language },
  gameMenus: { language },
  gameSearch: { gameName: 's', merchant: merchantCode, platform: 'html5', language, clientType: 2 },
  hotGames: { isPlatform: 2, language, platform: 'html5', 'gameType?': 'RNG', merchantCode },
  favourites: { token: 't', ...page, 'gameType?': 'RNG', language },
  removeFavourite: node,
  messages: { 'before?': 7 },
  invitedFriends: { 'before?': 7 },
  message: { id: 7 },
  deleteMessages: { 'ids?': oneOf('7', '7,8'), 'upTo?': 9 },
  recentGames: { page: oneOf(1, 100_000), pageSize: oneOf(1, 100), 'gameType?': 'RNG', language, clientType: 2 },
  addRecent: node,
  launchGame: {
    ...{
      gameType: 'RNG',
      vassalage: 'KIT',
      gameId: 'g',
      'nodeId?': 7,
      platform: 'html5',
      language,
      'showChoice?': true,
    },
  },
  lotteryList: { prizeMode: oneOf('Lott', 'ZY', 'Elott'), 'language?': language },
  lotteryMenu: { language },
  lotteryBoard: { code: 'L1', 'language?': language },
  placeOrder: { 'language?': language },
  tellWins: { 'language?': language },
  cancelOrder: { 'language?': language },
  lotteryOrders: {
    ...{ ...days, zone, 'code?': 'L1', 'status?': oneOf('open', 'won', 'lost', 'void', 'cancelled') },
    ...{ 'before?': 'L30000001', 'pageSize?': oneOf(1, 100), 'language?': language },
  },
  lotteryOrder: { orderNo: 'L30000001', 'language?': language },
  lotteryResults: { code: 'L1', 'before?': '20261122-0007', 'pageSize?': oneOf(1, 50) },
  lotteryWinners: { 'language?': language },
  vnResults: { code: 'MKNORTH', 'day?': '2026-11-22' },
  vnNumero: { code: 'MKNORTH', day: '2026-11-22' },
  lotteryFairness: { code: 'L1', day: '2026-11-22' },
  announcements: {
    ...{ types: 'B,PL', 'groupName?': 'home', platform: 'M', merchantCode, 'language?': language, 'token?': 't' },
  },
  rewards: { lang: language },
  activities: { lang: language, ...page },
  activity: { id: 1, lang: language },
  teamKpi: { ...days, size: 0, 'zone?': zone },
  teamOverview: { ...days, zone },
  agentRates: { ...page, 'memberId?': 7 },
  rateHistory: { memberId: 7 },
  dropAgentLink: { id: 7 },
  teamPnl: {
    ...{ ...days, zone, 'memberId?': 7, ...page, direction: oneOf('asc', 'desc'), lines: oneOf('active', 'all') },
    order: oneOf('username', 'stake', 'payout', 'rebate', 'bonus', 'net'),
  },
  teamMembers: {
    ...{ 'memberId?': 7, 'name?': 'ma', order: oneOf('registered', 'balance', 'team'), ...page },
  },
  teamBets: {
    ...{ ...days, zone, 'member?': 'mali', 'gameType?': 'RNG', 'status?': oneOf('open', 'won', 'lost', 'void') },
    ...{ 'before?': '1763769600000000-12', pageSize: oneOf(1, 100) },
  },
  teamOrder: { orderNo: 'L30000001', 'language?': language },
  teamRebate: { ...days, ...page },
  dividendLines: { period: '2026-11-01', 'memberId?': 7, ...page },
};
