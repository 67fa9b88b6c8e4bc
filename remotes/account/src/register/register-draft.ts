import { siteConfig } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { RegisterValues, Way } from './register-fields';

export interface RegisterDraft {
  readonly way: Way | undefined;
  readonly values: RegisterValues;
  readonly dialingCode: string;
  /** The referral code of the link that led here; a link with another code replaces what was typed. */
  readonly invitation: string;
}

const empty: RegisterValues = {
  username: '',
  password: '',
  confirm: '',
  paymentPassword: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  email: '',
  nickname: '',
  payeeName: '',
  mobileNum: '',
  recommenderId: '',
  affiliateCode: '',
  verificationCode: '',
  captcha: '',
  agree: true,
};

/** Fields that are kept only while the visitor reads the agreement. */
const secrets = { password: '', confirm: '', paymentPassword: '', captcha: '' } as const;

let kept: RegisterDraft | undefined;
let isOpen = false;

/** What a visitor has typed, kept in memory until somebody has an account. */
export const registerDraft = {
  /** The form's initial values: the draft or empty ones, with the code of the referral link (A036). Agreed in advance, unless the merchant asks for a tick. */
  open(invitation: string): RegisterDraft {
    isOpen = true;
    if (!kept) {
      const agree = siteConfig().consentTicked !== false;
      return { way: undefined, values: { ...empty, agree, affiliateCode: invitation }, dialingCode: '', invitation };
    }
    const isNewLink = invitation !== '' && invitation !== kept.invitation;
    return isNewLink ? { ...kept, values: { ...kept.values, affiliateCode: invitation }, invitation } : kept;
  },
  /** Keeps the draft when the page is left; `whole` with passwords, for a visitor who returns at once. */
  keep(draft: RegisterDraft, { whole }: { whole: boolean }): void {
    if (isOpen) kept = whole ? draft : { ...draft, values: { ...draft.values, ...secrets } };
  },
  /** Deletes the draft after a registration or log-in, so that the next visitor finds nothing. */
  forget(): void {
    isOpen = false;
    kept = undefined;
  },
};

bus.on('session:start', registerDraft.forget);
