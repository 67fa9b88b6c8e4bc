import type { Message } from '../../base/outbox/outbox';
import { languageOf } from '../../base/sites/message-language';
import type { Site } from '../../base/sites/site';
import type { Aim, Purpose } from './aim';

type Words = (name: string, code: string, minutes: number) => string;

// The code comes first, because phones look for it there and a name may contain digits.
const english = (what: string): Words => {
  return (name, code, minutes) =>
    `${code} is your code to ${what} at ${name}. It is good for ${minutes} min. Never give it to anybody.`;
};
const thai = (what: string): Words => {
  return (name, code, minutes) => `${code} คือรหัส${what}ของคุณที่ ${name} ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้แก่ผู้อื่น`;
};

const texts: Record<'EN' | 'TY', Record<Purpose, Words>> = {
  EN: {
    login: english('log in'),
    register: english('register'),
    reset: english('set a new password'),
    'bind-mobile': english('bind this number'),
    'bind-email': english('bind this address'),
    prove: english('show that it is you'),
  },
  TY: {
    login: thai('เข้าสู่ระบบ'),
    register: thai('สมัครสมาชิก'),
    reset: thai('ตั้งรหัสผ่านใหม่'),
    'bind-mobile': thai('ผูกเบอร์มือถือ'),
    'bind-email': thai('ผูกอีเมล'),
    prove: thai('ยืนยันว่าเป็นคุณ'),
  },
};

const subjects = { EN: 'Your code', TY: 'รหัสยืนยันของคุณ' } as const;

/** The message with a code: an e-mail to an address, an SMS to a number. */
export function codeMessage(
  site: Site,
  { purpose, target }: Pick<Aim, 'purpose' | 'target'>,
  code: string,
  minutes: number,
): Omit<Message, 'recipient' | 'createdAt' | 'expiresAt'> {
  const language = languageOf(site);
  const byMail = target.includes('@');
  return {
    merchantCode: site.code,
    channel: byMail ? 'email' : 'sms',
    subject: byMail ? subjects[language] : '',
    body: texts[language][purpose](site.name, code, minutes),
  };
}
