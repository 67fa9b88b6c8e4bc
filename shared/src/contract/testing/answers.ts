import type { CallName } from '../calls';
import { accountKinds, oneOf } from './wire';

const at = 1_763_800_000_000;
const text = oneOf('12800.50', '-3', '0');
const flag = oneOf(true, false, 0, 1, '0', '1', 'true', 'false');
const layout = {
  'app_background?': '/art/app.svg',
  'app_desc?': 'Games',
  'app_desc_font_color?': '#fff',
  'mem_cen?': oneOf(1, '2'),
  'dep_func?': oneOf(1, '2'),
};
const registerFields = [
  ...['username', 'password', 'paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'],
  ...['email', 'nickname', 'payeeName', 'mobileNum', 'recommenderId', 'affiliateCode', 'verificationCode', 'captcha'],
];
const eachField = (value: unknown) => Object.fromEntries(registerFields.map((name) => [`${name}?`, value]));
const trial = { token: 't', userName: 'free1', customerType: 4 };
const registered = { userName: 'lotus88', 'token?': 't', 'customerType?': 0, 'firstTimeLogin?': true };
const minutes = { 'expiredMinutes?': oneOf(3, '3') };
const game = {
  ...{ nodeId: 7, nodeName: 'seven', vassalage: 'KIT', gameType: 'RNG', gameId: 'g7', roomId: 'r7' },
  ...{ gameName: 'Seven', showIcon: '1', iconUrl: '/7.svg', mobileLargeIcon: '/7l.svg', mobileSmallIcon: '/7s.svg' },
  ...{ supportPlay: true, 'isNew?': true, 'isHot?': false },
};
const dividendFigures = { stake: text, payout: text, rebate: text, bonus: text, salary: text, base: text };
const dividend = {
  ...{ period: '2026-11-01', lastDay: '2026-11-15', ...dividendFigures, carried: text, turnover: text, active: 1 },
  state: oneOf('running', 'counting', 'offered', 'paid', 'none'),
  ...{ percent: text, amount: text, setOff: text, paid: text, 'paidAt?': at },
};
const dividendLine = { memberId: 7, username: 'mali', hasTeam: oneOf(true, false), ...dividendFigures };
const teamMember = {
  ...{ memberId: 7, username: text, type: oneOf(0, 1, 2, 40, 41, 42), registeredAt: at, 'seenAt?': at },
  ...{ online: oneOf(true, false), balance: text, team: 3, direct: oneOf(true, false), 'firstPassword?': oneOf(true) },
};
const pages = { pageNum: 1, totalPages: 3 };
const feedback = {
  ...{ id: 1, type: oneOf('money', 'games', 'account', 'site'), content: text, sentAt: at, pictures: oneOf(0, 3) },
  ...{ 'answer?': text, 'answeredAt?': at },
};
const application = { activityId: 7, state: oneOf('waiting', 'accepted', 'refused'), sentAt: at, 'answer?': text };
const vendor = { vassalage: 'KIT', mobileSmallIcon: '/k.svg', accountTypeName: 'Kite', 'background?': '/b.svg' };
const bet = {
  ...{
    id: '12',
    nodeId: 7,
    gameName: 'Seven',
    gameType: 'RNG',
    vassalage: 'KIT',
    'vendorName?': 'Kite',
    icon: '/7.svg',
  },
  ...{ stake: text, payout: text, status: oneOf('open', 'won', 'lost', 'void'), placedAt: at },
};
const roundSeeds = { nonce: 1, clientSeed: 'c', serverSeedHash: 'h', serverSeed: oneOf('s', null) };
const proof = { target: '2.37', height: '3.10', ...roundSeeds };
const spun = {
  ...{ stops: [[1, 2, 3, 4, 5]], of: 40, ...roundSeeds },
  'jackpot?': { drawn: 7, of: 9, tiers: [{ tier: 'mini', below: text }], 'won?': { tier: 'mini', amount: text } },
};
const dealt = { player: [3, 51], banker: [0, 22], spots: [{ spot: 'tie', stake: text, payout: text }], ...roundSeeds };
const landed = { pocket: 17, spots: [{ spot: 'split-17-20', stake: text, payout: text }], ...roundSeeds };
const drawn = {
  numbers: [3, 40, 17, 8, 22, 31, 1, 25, 12, 36],
  spots: [{ spot: 'marks-3-17-22', stake: text, payout: text }],
  ...roundSeeds,
};
const rolled = { dice: [1, 6, 3], spots: [{ spot: 'total-10', stake: text, payout: text }], ...roundSeeds };
const fought = {
  blows: [[oneOf('red', 'redHard', 'blue', 'blueHard', 'both', 'none')]],
  spots: [{ spot: 'redround-3', stake: text, payout: text }],
  ...roundSeeds,
};
const hunted = { nets: [[1234, 57]], spots: [{ spot: 'shot-1-turtle', stake: text, payout: text }], ...roundSeeds };
const leg = {
  ...{ home: 'One', away: 'Other', startsAt: at, market: oneOf('result', 'handicap', 'total'), 'line?': '-1.5' },
  ...{
    side: oneOf('home', 'draw', 'away', 'over', 'under'),
    odds: '1.85',
    result: oneOf('open', 'won', 'lost', 'void'),
  },
  'score?': [1, 2],
};
const lotteryResult = {
  ...{ issue: '20261122-0007', drawAt: at, state: oneOf('drawn', 'void'), numbers: [1, 2] },
  'prizes?': [{ row: 'special', numbers: ['01234'] }],
};
const lotteryOrder = {
  ...{ orderNo: 'L30000001', code: 'L1', displayName: 'One', issue: '20261122-0007', drawAt: at, closesAt: at },
  ...{ status: oneOf('open', 'won', 'lost', 'void', 'cancelled'), stake: text, best: text, payout: text, lines: 1 },
  ...{ placedAt: at, 'endedAt?': at, 'series?': 'L30000001', 'isNew?': true },
};
const lotteryPicks = [{ play: 'sum', name: 'Sum', pick: 'big', stake: text, odds: { 'win?': '1.95' }, 'pay?': text }];
const depositState = oneOf('pending', 'approved', 'refused', 'cancelled', 'expired', 'review');
const order = {
  ...{ orderNo: 'D1', method: 'qr', kind: oneOf('bank', 'qr', 'card', 'wallet'), amount: text, fee: text },
  ...{ status: depositState, createdAt: at, steps: [{ status: depositState, at }] },
  'transfer?': { bank: 'Demo Bank', account: '000-0', payee: 'Demo' },
  ...{ 'payBy?': at, 'payUrl?': 'http://pay.demo.localhost/pay/D1?s=x', 'reason?': 'Name differs' },
};
const movement = {
  ...{
    id: '1',
    kind: oneOf(...accountKinds),
    amount: text,
    at,
  },
  ...{
    'balance?': text,
    'subject?': 'Seven',
    'betId?': '12',
    'counterpart?': 'Ma***',
    'between?': { from: 'main', to: 'vendor:TF', vendor: 'Titan' },
  },
};
const rain = { id: 1, startsAt: at, endsAt: at, packets: 100, 'amount?': text };
const receiver = { 'receiver?': { to: '12', name: 'Ma***' }, available: text, min: text, max: text };
const between = { orderNo: 'V1', from: 'main', to: 'vendor:TF', amount: text, createdAt: at };
const handedOver = { orderNo: 'T1', name: 'Ma***', amount: text, balance: text, createdAt: at };
const profit = { stake: text, payout: text, rebate: text, bonus: text, net: text };
const contract = {
  ...{
    id: 1,
    kind: oneOf('salary', 'dividend', 'hourSalary'),
    firstDay: '2026-11-23',
    'decidedAt?': at,
    'endsAt?': at,
  },
  state: oneOf('offered', 'accepted', 'refused', 'withdrawn', 'expired'),
  steps: [{ turnover: text, activeMembers: 3, percent: text }],
  ...{ offeredAt: at, expiresAt: at, startsAt: at },
};
const contractsOfKind = { offer: oneOf(contract, null), running: oneOf(contract, null) };
const rebateDay = {
  ...{ day: '2026-11-22', amount: text, team: text },
  parts: [{ category: 'RNG', turnover: text, rate: text, share: text }],
};
const activity = {
  ...{ id: 1, title: 'Wheel', summary: 'Turn it', status: oneOf('coming', 'running', 'ended') },
  ...{ 'image?': '/w.svg', 'startsAt?': at, 'endsAt?': at },
};
const hold = oneOf({ until: at, old: oneOf('l***@x.com', null) }, null);
const seen = { id: 'a', device: 'Chrome, Android', lastSeenAt: at, current: true };

/** The value of each call in tests; calls that are missing here answer with nothing. */
const inboxMessage = { id: 7, title: 'News', body: 'A text.', sentAt: at, read: oneOf(true, false) };

const agentLink = {
  ...{ id: 7, code: 'ABCDEF123456', label: 'Friends', kind: oneOf('player', 'agent'), registered: 3, createdAt: at },
  rates: [{ category: 'SLOTS', rate: '0.5' }],
};

const withdrawStatus = oneOf('checking', 'paying', 'paid', 'cancelled', 'refused');
const withdrawOrder = {
  ...{ orderNo: 'W12', amount: text, fee: text, received: text, status: withdrawStatus, 'reason?': 'r', cancel: true },
  ...{ card: { bank: oneOf('BBL', 'GSB'), lastFour: '9012' }, steps: [{ status: withdrawStatus, at }], createdAt: at },
};
const bankCards = {
  cards: [{ id: '6', bank: oneOf('BBL', 'GSB'), holder: 'Ma***', lastFour: '9012', isDefault: true }],
  'name?': 'Ma***',
};
const ratedMember = {
  ...{ memberId: 7, username: 'mali', version: 3 },
  rates: [{ category: 'SLOTS', rate: '0.5', 'today?': '0.4', min: '0', max: '0.8' }],
};

export const answers: Partial<Record<CallName, unknown>> = {
  systemStatus: {
    info: {
      mobileTemplate: layout,
      'imageCdn?': ['https://img.example.com'],
      'firebase?': { apiKey: 'k', authDomain: 'd', projectId: 'p' },
    },
    location: { country: 'TH', dialingCode: '66', 'areas?': ['TH'] },
    maintenance: flag,
    regionRestriction: flag,
  },
  whitelabel: { 'REWCEN3?': true, 'agentMenu?': { 'redRain?': true } },
  template: { mobileTemplate: layout },
  country: [{ code: 'TH', name: 'Thailand', dialingCode: '66' }],
  service: ['https://chat.example.com', ''],
  setRegister: eachField({ enabled: true, required: false }),
  registerValidation: eachField({ rule: { 'min?': 0, 'max?': 1, 'pattern?': '\\d+' } }),
  helpCenter: [{ title: 'One', content: '<p>…</p>' }],
  sendFeedback: { id: 1, sentAt: at },
  feedbackList: { content: [feedback], ...pages },
  feedback: oneOf(feedback, null),
  feedbackPicture: oneOf('/9j/', null),
  apply: application,
  application: oneOf(application, null),
  agreement: { title: 'Terms', content: '<p>…</p>' },
  login: { token: 't', userName: 'lotus88', customerType: 0, firstTimeLogin: false, 'mustChangePassword?': true },
  renew: { expiresAt: at },
  captcha: 'iVBORw0',
  captchaSound: 'UklGR',
  memberInfo: {
    ...{ id: 1, nickname: 'Lotus', account: 'lotus88', regDate: oneOf(at, '2026-11-22'), type: 0 },
    ...{ toUpline: oneOf(true, 1, 'agent7', null), 'vipLevel?': 'Gold', 'headIcon?': '/3.svg', 'affiliateCode?': 'A1' },
    'mustChangePassword?': true,
  },
  createTrial: 'free1',
  freePlay: oneOf(trial, 0),
  register: registered,
  registerMobile: registered,
  smsNoLogin: minutes,
  smsRegister: minutes,
  smsReset: minutes,
  security: {
    ...{ passwordChangedAt: oneOf(at, null), email: oneOf('l***@x.com', null), mobile: oneOf('08***', null) },
    ...{ hasPaymentPassword: true, paymentLockedUntil: oneOf(at, null), mobileHold: hold, emailHold: hold },
    proofs: ['password', 'mobile', 'email', 'login'],
  },
  proofCode: minutes,
  emailCode: minutes,
  smsBind: minutes,
  memberSessions: [{ ...seen, address: '10.0.0.1', createdAt: at }],
  endOtherSessions: { ended: 2 },
  devices: [{ ...seen, boundAt: at, sessions: 1 }],
  headIcon: { current: oneOf('/3.svg', null), choices: ['/3.svg'] },
  setHeadIcon: { headIcon: '/3.svg' },
  clubBenefit: {
    current: 0,
    progress: { have: '5', need: oneOf('10', null) },
    levels: [
      {
        name: 'Silver',
        turnover: '10',
        benefits: [{ code: oneOf('rebate', 'birthday', 'upgrade', 'weekly', 'withdrawals', 'manager'), value: '1' }],
      },
    ],
  },
  balance: { sumBalance: oneOf(text, 12800.5), currencySymbol: '฿', 'nextDraw?': at },
  merchantWallet: {
    wallets: [{ code: 'main', name: 'Main', balance: text, 'unavailable?': true }],
    'held?': text,
    'onWay?': [between],
  },
  betRecords: {
    content: [bet],
    ...pages,
    totals: { count: 1, stake: text, payout: text, net: text, 'openStake?': text },
    'days?': [{ date: '2026-11-22', stake: text, payout: text }],
  },
  betRecord: oneOf(
    {
      ...{ ...bet, reference: 'r', 'settledAt?': at, 'odds?': text, 'proof?': proof, 'spun?': spun, 'dealt?': dealt },
      ...{
        'landed?': landed,
        'rolled?': rolled,
        'drawn?': drawn,
        'fought?': fought,
        'hunted?': hunted,
        'legs?': [leg],
      },
    },
    null,
  ),
  depositMethods: [
    {
      ...{
        code: 'qr',
        kind: oneOf('bank', 'qr', 'card', 'wallet'),
        name: 'QR',
        min: text,
        max: text,
        feePercent: text,
      },
      ...{ quickAmounts: [text], 'note?': 'At once' },
    },
  ],
  deposit: order,
  cancelDeposit: order,
  openDeposits: [order],
  withdrawable: {
    ...{ total: text, tied: text, held: text, bonus: text, available: text, min: text, max: text, feePercent: text },
    ...{ left: 3, nextDayAt: at, 'open?': withdrawOrder, 'ended?': withdrawOrder },
    demands: [{ id: '1', origin: oneOf('deposit', 'bonus'), reference: 'D1', asked: text, filled: text }],
  },
  withdraw: withdrawOrder,
  withdrawal: oneOf(withdrawOrder, null),
  cancelWithdrawal: withdrawOrder,
  bankCards,
  addCard: bankCards,
  defaultCard: bankCards,
  removeCard: bankCards,
  profitLoss: {
    totals: { ...profit, count: 1, openStake: text },
    days: [{ date: '2026-11-22', ...profit }],
    categories: [{ gameType: 'RNG', count: 1, stake: text, payout: text, net: text }],
  },
  depositReport: { content: [order], ...pages, totals: { rows: 1, count: 1, amount: text, fee: text } },
  withdrawReport: {
    content: [withdrawOrder],
    ...pages,
    totals: { rows: 1, count: 1, amount: text, fee: text, received: text },
  },
  rebateReport: {
    content: [{ ...rebateDay, corrected: text, 'paidAt?': at }],
    ...pages,
    totals: { count: 1, turnover: text, amount: text },
    'running?': rebateDay,
  },
  outcome: { state: oneOf('none', 'done', 'closed') },
  closeSubmit: { state: oneOf('none', 'done', 'closed') },
  vendorWallets: [{ vendor: 'TF', name: 'Titan', closed: false }],
  vendorWallet: { vendor: 'TF', balance: text },
  walletTransfer: between,
  uplineReceiver: receiver,
  uplineTransfer: handedOver,
  agentReceiver: receiver,
  agentTransfer: handedOver,
  accountRecords: { content: [movement], ...pages, totals: { count: 1, in: text, out: text, net: text } },
  gameVendors: {
    sorting: [{ gameCategory: 'HOT', vendorNames: [{ gameType: 'RNG', vassalage: 'KIT', accountTypeName: 'Kite' }] }],
    mapping: { 'RNG?': { 'KIT?': { vendors: [vendor], gameClassify: ['slots'], display: 'Y' } } },
  },
  gameList: { 'games?': [game], 'content?': [game], 'list?': [game], ...pages, 'total?': 60 },
  vassalage: [{ vassalage: 'KIT', mobileSmallIcon: '/k.svg', accountTypeName: 'Kite' }],
  vassalTypes: [{ vassalage: 'KIT', types: [{ gameType: 'RNG', gameClassify: ['slots'] }] }],
  gameMenus: [{ gameCategory: 'RNG', displayName: 'Electronic', 'until?': at }],
  gameCounts: [{ gameCategory: 'RNG', count: 3, vendors: [{ vassalage: 'KIT', count: 3 }] }],
  gameSearch: [{ gameCategory: 'RNG', count: 3, games: [game] }],
  hotGames: [game],
  jackpots: [
    {
      ...{ tier: oneOf('grand', 'major', 'mini'), amount: text },
      'last?': { account: 'som***42', amount: text, wonAt: at, gameName: 'G' },
    },
  ],
  hotMatches: [
    {
      ...{ matchTime: oneOf(at, '11/22 18:00'), league: 'L', homeTeam: 'H', awayTeam: 'A', vendor: 'KIT', roomId: 'r' },
      ...{ homeTeamImageUrl: '/h.svg', awayTeamImageUrl: '/a.svg', nodeId: 7 },
    },
  ],
  favourites: { content: [game], ...pages },
  recentGames: { 'games?': [game], ...pages, 'total?': 60 },
  launchGame: { url: 'https://play.example.com', 'frameless?': true },
  lotteryList: [
    {
      ...{ code: 'L1', displayName: 'One', gameClassifyNew: 'c', lastNumbers: [1, 2], lastIssue: '1', nextIssue: '2' },
      nextDrawAt: at,
    },
  ],
  lotteryMenu: [
    { gameClassifyNew: 'c', displayName: 'Fast', lotteries: [{ code: 'L1', displayName: 'One', 'until?': at }] },
  ],
  lotteryBoard: oneOf(null, {
    ...{ code: 'L1', displayName: 'One', gameClassifyNew: 'c', issue: '20261122-0007', closesAt: at, drawAt: at },
    ...{ interval: 60, oddsVersion: 1 },
    plays: [
      {
        ...{ id: 'sum', name: 'Sum', odds: { 'big?': '1.95' }, best: { '*?': '1.95' } },
        form: {
          ...{ kind: oneOf('option', 'digits', 'numbers', 'place'), 'options?': ['big'], 'count?': 2 },
          ...{ 'from?': 1, 'to?': 6, 'places?': 3, 'ordered?': true, 'different?': 2 },
        },
      },
    ],
    limits: { lines: 100, issues: 10, lineMin: text, lineMax: text, orderMax: text, winMax: text },
  }),
  placeOrder: { orderNo: 'L30000001', stake: text, orders: [lotteryOrder] },
  lotteryOrders: { content: [lotteryOrder], 'next?': 'L30000001' },
  lotteryOrder: oneOf(null, {
    ...{ ...lotteryOrder, stopOnWin: true, result: oneOf(null, lotteryResult) },
    picks: lotteryPicks,
    others: [lotteryOrder],
  }),
  tellWins: {
    wins: [{ orderNo: 'L30000001', displayName: 'One', issue: '20261122-0007', payout: text }],
    'nextDraw?': at,
  },
  cancelOrder: lotteryOrder,
  lotteryResults: oneOf(null, {
    content: [lotteryResult],
    'next?': '20261122-0006',
  }),
  lotteryWinners: [{ vo: { winAmount: text, account: 'som***42', code: 'L1', displayName: 'One', wonAt: at } }],
  vnResults: oneOf(null, {
    ...{ day: '2026-11-22', today: '2026-11-22', state: oneOf('drawn', 'void', 'waiting', 'none'), 'drawAt?': at },
    ...{ 'result?': lotteryResult, 'before?': lotteryResult },
  }),
  vnNumero: oneOf(null, {
    ...{ day: '2026-11-22', own: ['45'], draws: 30, stats: [{ number: '45', count: 1, away: 0 }] },
    ...{ tens: [{ digit: '4', numbers: [{ number: '45', count: 1 }] }] },
    units: [{ digit: '5', numbers: [{ number: '45', count: 1 }] }],
  }),
  lotteryFairness: oneOf(null, {
    ...{ day: '2026-11-22', hash: 'h', since: at, seed: oneOf('s', null), firstDrawAt: at, lastDrawAt: at },
  }),
  announcements: [
    {
      ...{ id: 1, type: oneOf('A', 'PL', 'B', 'PU', 'PR', 'H'), title: 'News', 'content?': '…', 'url?': '/m/home' },
      ...{ 'image?': '/n.svg', 'promotionType?': 'p', 'execution?': oneOf('A', 'B', 'F'), 'publishedAt?': at },
    },
  ],
  promotions: [{ key: 'MISSION', enabled: true, claimed: false }],
  rewards: [
    {
      ...{ promotion: 'MISSION', period: 'p', title: 'T', condition: 'C', amount: text, purse: oneOf('main', 'bonus') },
      ...{ 'times?': text, state: oneOf('claimable', 'coming', 'claimed', 'missed') },
      ...{
        'progress?': { have: text, need: text },
        'opensAt?': at,
        'deadline?': at,
        'claimedAt?': at,
        'rewardNo?': 'R1',
      },
    },
  ],
  claimReward: {
    ...{ rewardNo: 'R1', promotion: 'MISSION', amount: text, purse: oneOf('main', 'bonus'), 'turnover?': text },
    claimedAt: at,
  },
  mission: {
    ...{ lit: [{ day: '2026-11-22', stake: text }], stake: oneOf(text, null), rounds: 3, days: 7 },
    ...{ today: { day: '2026-11-22', rounds: 1, endsAt: at }, prizes: [{ from: text, amount: text }] },
    'claim?': { amount: text, deadline: at },
  },
  leaderBoard: {
    ...{ from: at, to: at, rows: [{ place: 1, stake: text, name: 'som***42', own: true }] },
    own: oneOf({ place: 300, stake: text }, null),
  },
  invitation: {
    ...{ terms: { deposit: text, inviter: text, friend: text }, friends: 3, paid: 1, earned: text, 'gift?': text },
  },
  invitedFriends: {
    content: [
      {
        ...{ id: 7, name: 'som***42', registeredAt: at, 'paysAt?': at, 'paidAt?': at, 'amount?': text },
        state: oneOf('registered', 'small', 'coming', 'missed', 'paid'),
      },
    ],
    more: oneOf(true, false),
  },
  activities: { content: [activity], ...pages },
  activity: oneOf({ ...activity, content: '<p>…</p>', 'url?': '/m/home', 'applies?': oneOf(true, false) }, null),
  messages: { content: [inboxMessage], more: oneOf(true, false) },
  message: oneOf(inboxMessage, null),
  messageCount: 3,
  unreadMessages: 3,
  readMessages: { all: 3, unread: 0 },
  deleteMessages: { all: 2, unread: 0 },
  downloadLinks: [{ resourceType: 'IOS', url: 'https://app.example.com', labelNameEn: 'App' }],
  teamKpi: {
    footer: {
      ...{ 'teamLoginMemberCount?': 1, 'teamBetMemberCount?': 1, 'teamRegisterMemberCount?': 1, 'teamOnlineCount?': 1 },
    },
  },
  dividendInfo: { enabled: true },
  agentUnread: { footer: { unreadCount: 1 } },
  teamOverview: {
    totals: { deposit: text, withdrawal: text, ...profit, registered: 1, firstDepositors: 1, activeMembers: 1 },
    days: [{ date: '2026-11-22', deposit: text, withdrawal: text, ...profit }],
  },
  redRain: { at, next: oneOf(rain, null), last: oneOf(rain, null) },
  openRedRain: { rainId: 1, amount: text, openedAt: at },
  agentRates: { own: [{ category: 'SLOTS', rate: '0.8' }], content: [ratedMember], ...pages, totalElements: 1 },
  changeRates: ratedMember,
  agentLinks: { own: [{ category: 'SLOTS', rate: '0.8' }], links: [agentLink], max: 20 },
  makeAgentLink: agentLink,
  renewFirstPassword: { username: 'mali' },
  openAccount: { username: 'mali', kind: oneOf('player', 'agent'), rates: [{ category: 'SLOTS', rate: '0.5' }] },
  teamPnl: {
    path: [{ memberId: 7, username: text }],
    'own?': profit,
    content: [{ memberId: 7, username: text, team: 1, ...profit }],
    totals: profit,
    ...pages,
    totalElements: 45,
  },
  teamMembers: {
    path: [{ memberId: 7, username: text }],
    'opened?': teamMember,
    content: [{ ...teamMember, 'path?': [{ memberId: 7, username: text }] }],
    'team?': 45,
    ...pages,
    totalElements: 45,
  },
  teamBets: {
    content: [{ ...bet, memberId: 7, username: text, 'order?': 'L30000001' }],
    'next?': '1763769600000000-12',
    'totals?': { count: 1, stake: text, payout: text, net: text, openStake: text },
    'decided?': profit,
  },
  teamOrder: oneOf(null, { orderNo: 'L30000001', displayName: 'One', issue: '20261122-0007', picks: lotteryPicks }),
  teamRebate: {
    content: [
      {
        ...{ day: '2026-11-21', memberId: 7, username: 'mali', own: false, category: 'SLOTS' },
        ...{ turnover: text, rate: text, share: text },
      },
    ],
    days: [{ day: '2026-11-21', share: text, amount: text, setOff: text, paid: text }],
    corrections: [{ day: '2026-11-21', ofDay: '2026-11-20', amount: text }],
    totals: { share: text, paid: text },
    ...{ ...pages, totalElements: 1 },
  },
  rateHistory: [{ at, 'by?': 'lotus88', category: 'SLOTS', 'from?': '0.3', to: '0.5', since: '2026-11-22' }],
  dailySalaryContract: { dailysalreqtype: oneOf('12', '', null), ...contractsOfKind },
  dailySalaryProcess: { dailysalreqtype: oneOf('12', '', null), ...contractsOfKind },
  dividendContract: { divtypecompperiodreq: oneOf('12', '', null), ...contractsOfKind },
  hourSalaryProcess: { contracthoursalreq: oneOf('12', '', null), ...contractsOfKind },
  dividends: { running: oneOf(dividend, null), past: [dividend] },
  dividendLines: { 'own?': dividendLine, content: [dividendLine], ...pages, totalElements: 1 },
  confirmDividend: { period: '2026-11-01', amount: text, paidAt: at },
  answerContract: contract,
};
