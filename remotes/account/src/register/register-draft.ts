import { siteConfig } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { RegisterValues, Way } from './register-fields';

/** A registration as far as it has come. */
export interface RegisterDraft {
  /** Undefined until a way is chosen. */
  readonly way: Way | undefined;
  readonly values: RegisterValues;
  readonly dialingCode: string;
  /** The code of the link that led here; a link with another code counts more than what was typed. */
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

/** What does not outlive the form, except for a look at the agreement and back. */
const secrets = { password: '', confirm: '', paymentPassword: '', captcha: '' } as const;

let kept: RegisterDraft | undefined;
let isOpen = false;

/** What a visitor has typed, kept in the memory of the page alone until somebody has an account. */
export const registerDraft = {
  /** As the form opens: what was typed before, else empty, agreed to unless the merchant asks for a tick of one's own, with the code of the referral link (A036). */
  open(invitation: string): RegisterDraft {
    isOpen = true;
    if (!kept) {
      const agree = siteConfig().consentTicked !== false;
      return { way: undefined, values: { ...empty, agree, affiliateCode: invitation }, dialingCode: '', invitation };
    }
    const isNewLink = invitation !== '' && invitation !== kept.invitation;
    return isNewLink ? { ...kept, values: { ...kept.values, affiliateCode: invitation }, invitation } : kept;
  },
  /** As the page is left; `whole` with its passwords, for whoever comes right back. */
  keep(draft: RegisterDraft, { whole }: { whole: boolean }): void {
    if (isOpen) kept = whole ? draft : { ...draft, values: { ...draft.values, ...secrets } };
  },
  /** The form has done its work, or somebody has logged in: nothing of it is left for whoever comes next. */
  forget(): void {
    isOpen = false;
    kept = undefined;
  },
};

bus.on('session:start', registerDraft.forget);
