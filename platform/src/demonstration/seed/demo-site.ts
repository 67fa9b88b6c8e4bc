import type { NewMerchant } from '../../base/sites/create-merchant';

const optional = { enabled: true, required: false };
const asked = { enabled: true, required: true };

const on = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** The demonstration's merchants: `localhost` shows the first, `w3.localhost` the second with its own style. */
export const DEMO: NewMerchant = {
  code: 'DEMO',
  demonstration: true,
  depositsApprovedBelow: '10000',
  trialCode: 'DEMOTRIAL',
  name: 'Foyer',
  currencySymbol: '฿',
  flags: on([
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'MOBILEVERCODELOGIN3',
    'CHNGPASSVERIF3',
    'DEPRECM3',
    'WITHREC3',
    'PERSREP',
    'REWCEN3',
    'PLYRBT',
    'MAILCEN',
    'FEEDBACK3',
    'AGETRANSFERUP3',
    'DIRECTREG3',
    'VIPBENEFIT3',
    'showReferral',
  ]),
  agentMenu: on([
    'teamOverview',
    'accountRecord',
    'memberTeam',
    'redRain',
    'teamPnl',
    'teamBetting',
    'backedit',
    'teamRebate',
    'securityCenter',
    'webEmail',
  ]),
  serviceLinks: ['https://example.com/chat', 'https://example.com/help'],
  downloadLinks: [
    { resourceType: 'AppDownloadIcon', url: '/art/vendor/FOYER.svg', labelNameEn: 'Foyer' },
    { resourceType: 'Android', url: 'https://example.com/foyer.apk', labelNameEn: 'Android' },
    { resourceType: 'IOS', url: 'https://example.com/foyer-ios', labelNameEn: 'iPhone' },
    { resourceType: 'MOBILECONFIG', url: 'https://example.com/foyer.mobileconfig', labelNameEn: 'iPhone profile' },
    { resourceType: 'WHATSAPP', url: 'https://example.com/whatsapp', labelNameEn: 'WhatsApp' },
    { resourceType: 'FACEBOOK', url: 'https://example.com/facebook', labelNameEn: 'Facebook' },
    { resourceType: 'TELEGRAM', url: 'https://example.com/telegram', labelNameEn: 'Telegram news' },
    { resourceType: 'TELEGRAM1', url: 'https://example.com/telegram-help', labelNameEn: 'Telegram help' },
    { resourceType: 'TELEGRAM2', url: 'https://example.com/telegram-vip', labelNameEn: 'Telegram VIP' },
  ],
  registerFields: { payeeName: asked, email: optional, affiliateCode: optional },
  mobileTemplate: { mem_cen: 1, dep_func: 1 },
  location: { country: 'TH', dialingCode: '66', areas: ['Bangkok', 'Chiang Mai', 'Khon Kaen', 'Phuket'] },
};

export const SECOND: NewMerchant = {
  ...DEMO,
  code: 'W3',
  trialCode: 'W3TRIAL',
  name: 'Riverside',
  registerFields: { nickname: asked, line: optional, recommenderId: optional, captcha: asked },
  registerRules: { nickname: { rule: { min: 3, max: 12 } } },
  mobileTemplate: {
    ...DEMO.mobileTemplate,
    ...{ app_background: '#123c3a', app_desc: 'Riverside, wherever you are', app_desc_font_color: '#d8f5ec' },
  },
  theme: { accent: '#7fd1c0', ground: '#0f161b' },
};
