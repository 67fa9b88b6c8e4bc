import { jsonSlot, textSlot } from './slots';

export { cached, forgetMemberAnswers, type Kept } from './cached';
export { clearSessionStorage, type Slot } from './slots';

/** What a session is, as it is kept per tab under MC_SESSION_INFO (S3-SESSION-01, A016). */
export interface SessionInfo {
  token: string;
  merchantCode: string;
  userName: string;
  /** Member type, from `customerType` of the login answer. */
  type: number;
  /** Present after a normal login only, not after trial play (S3-SESSION-02). */
  firstTimeLogin?: boolean;
}

/** The member as last seen, kept so that the header can show a name before the network answers (S3-STORAGE-01). */
export interface StoredMember {
  id: number;
  nickname: string;
  account: string;
  regDate: number | string;
  type: number;
  toUpline: boolean | number | string | null;
  vipLevel?: string;
  headIcon?: string;
  affiliateCode?: string;
}

/** A remembered login of one mode; the password is base64 twice: encoding, not protection (A024). */
export interface RememberedLogin {
  type: 'username' | 'sms';
  username: string;
  password: string;
  countryDialingCode: string;
}

/** Whether the announcement pop-up shows, and the announcements seen in it (S4-POPUP-01, S4-POPUP-02, A061). */
export interface PopupFlag {
  show: boolean;
  list: { title: string; content: string }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is SessionInfo =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  value['token'] !== '' &&
  typeof value['merchantCode'] === 'string';

const isMember = (value: unknown): value is StoredMember => isRecord(value) && typeof value['account'] === 'string';

const isRemembered = (value: unknown): value is RememberedLogin =>
  isRecord(value) && typeof value['username'] === 'string' && typeof value['password'] === 'string';

const isPopupFlag = (value: unknown): value is PopupFlag =>
  isRecord(value) &&
  typeof value['show'] === 'boolean' &&
  Array.isArray(value['list']) &&
  value['list'].every(isRecord);

/** A deposit that was sent and of which no answer came, with the key under which it is sent again; `at` in epoch ms. */
export interface SentDeposit {
  method: string;
  amount: string;
  key: string;
  at: number;
}

const isSentDeposit = (value: unknown): value is SentDeposit =>
  isRecord(value) &&
  ['method', 'key'].every((name) => typeof value[name] === 'string') &&
  /^\d+(\.\d+)?$/.test(String(value['amount'])) &&
  typeof value['at'] === 'number';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Every storage key of the site, once; nothing else touches browser storage. */
export const storage = {
  session: jsonSlot('session', 'MC_SESSION_INFO', isSession),
  trialName: textSlot('session', 'trialName'),
  sentDeposit: jsonSlot('session', 'sentDeposit', isSentDeposit),
  noticeShown: textSlot('session', 'NOTICE_POP'),
  returnTo: textSlot('session', 'returnTo'),
  /** Never written here: what another client of the same origin left goes when the password changes (A032). */
  sessionPassword: textSlot('session', 'password'),
  member: jsonSlot('local', 'memberInfo', isMember),
  language: textSlot('local', 'language'),
  theme: textSlot<'dark' | 'light'>('local', 'theme'),
  /** How large texts are, 1 to 1.5 (A013); the boot script reads it too. */
  textSize: textSlot('local', 'textSize'),
  visitor: textSlot('local', 'visitorId'),
  exposures: jsonSlot('local', 'exposures', isTextList),
  autoLogin: textSlot<'0' | '1'>('local', 'autoLogin'),
  balanceHidden: textSlot<'1'>('local', 'balanceHidden'),
  memberCenterVersion: textSlot<'new' | 'base'>('local', 'memberCenterVersion'),
  depositDetailVersion: textSlot<'new' | 'base'>('local', 'depositDetailVersion'),
  popup: {
    member: jsonSlot('local', 'SHELL_PU_A', isPopupFlag),
    visitor: jsonSlot('local', 'SHELL_PU_B', isPopupFlag),
  },
  remembered: {
    username: jsonSlot('local', 'rememberLogin_username', isRemembered),
    sms: jsonSlot('local', 'rememberLogin_sms', isRemembered),
  },
} as const;
