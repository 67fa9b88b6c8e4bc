import { RECOVERY_HOLD_HOURS } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import type { Member } from '../../base/members/member';
import { trustedEmail, trustedMobile } from '../../base/members/trusted';
import { putInOutbox } from '../../base/outbox/outbox';
import { languageOf } from '../../base/sites/message-language';
import type { Site } from '../../base/sites/site';

/** A change of an account that its owner is told of; `shown` is the new value, masked. */
export type News =
  | { readonly kind: 'mobile' | 'email'; readonly shown: string }
  | { readonly kind: 'password' | 'payment' };

interface Telling {
  readonly site: Site;
  /** The member before the change. */
  readonly member: Member;
  readonly now: Date;
  readonly news: News;
}

/** Tells every bound number and address, previous ones included, of a change, in the merchant's language. */
export async function tell(db: Db, { site, member, now, news }: Telling): Promise<void> {
  const { subject, text } = wordsOf(site, member, news);
  const { mobileDialingCode, mobileNumber, email } = member;
  const bound =
    mobileDialingCode === null || mobileNumber === null ? undefined : `+${mobileDialingCode}${mobileNumber}`;
  const trusted = trustedMobile(member, now);
  const numbers = new Set([bound, trusted && `+${trusted.dialingCode}${trusted.number}`]);
  const addresses = new Set([email?.toLowerCase(), trustedEmail(member, now)?.toLowerCase()]);
  const message = { merchantCode: site.code, body: text, createdAt: now };
  for (const recipient of numbers) {
    if (recipient !== undefined) await putInOutbox(db, { ...message, channel: 'sms', recipient, subject: '' });
  }
  for (const recipient of addresses) {
    if (recipient !== undefined) await putInOutbox(db, { ...message, channel: 'email', recipient, subject });
  }
}

function wordsOf({ name, language }: Site, { username }: Member, news: News): { subject: string; text: string } {
  const hours = RECOVERY_HOLD_HOURS;
  const shown = 'shown' in news ? news.shown : '';
  if (languageOf({ language }) === 'TY') {
    const what = {
      mobile: `เบอร์มือถือของบัญชี ${username} เปลี่ยนเป็น ${shown} แล้ว ภายใน ${hours} ชั่วโมงนี้ กู้คืนบัญชีได้ด้วยข้อมูลที่ผูกไว้เดิมเท่านั้น`,
      email: `อีเมลของบัญชี ${username} เปลี่ยนเป็น ${shown} แล้ว ภายใน ${hours} ชั่วโมงนี้ กู้คืนบัญชีได้ด้วยข้อมูลที่ผูกไว้เดิมเท่านั้น`,
      password: `รหัสผ่านของบัญชี ${username} ถูกเปลี่ยนแล้ว`,
      payment: `รหัสผ่านการชำระเงินของบัญชี ${username} ถูกตั้งใหม่แล้ว`,
    }[news.kind];
    const text = `${name}: ${what} หากไม่ใช่คุณ เปิดเว็บไซต์ เลือก "ลืมรหัสผ่าน" และตั้งรหัสผ่านใหม่ทันที`;
    return { subject: `${name}: บัญชีของคุณมีการเปลี่ยนแปลง`, text };
  }
  const held = `For ${hours} hours only what was bound before can recover the account.`;
  const what = {
    mobile: `the mobile number of your account ${username} is now ${shown}. ${held}`,
    email: `the e-mail address of your account ${username} is now ${shown}. ${held}`,
    password: `the password of your account ${username} was changed.`,
    payment: `the payment password of your account ${username} was set.`,
  }[news.kind];
  const text = `${name}: ${what} Was it not you? Open the site, choose "Forgot password" and set a new one at once.`;
  return { subject: `${name}: your account was changed`, text };
}
