import { languageOf } from '../../base/sites/message-language';
import type { Site } from '../../base/sites/site';

/** The e-mail with a link for a new password, in the merchant's language. */
export function linkMessage(
  site: Pick<Site, 'name' | 'language'>,
  username: string,
  link: string,
  minutes: number,
): { readonly subject: string; readonly text: string } {
  if (languageOf(site) === 'TY') {
    return {
      subject: `${site.name}: ตั้งรหัสผ่านใหม่`,
      text: `สวัสดี ${username}\n\nเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่ ใช้ได้ครั้งเดียวภายใน ${minutes} นาที:\n${link}\n\nหากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้`,
    };
  }
  return {
    subject: `${site.name}: set a new password`,
    text: `Hello ${username},\n\nopen this link to set a new password. It works once, within ${minutes} minutes:\n${link}\n\nIf you did not ask for it, there is nothing to do: your password stays as it is.`,
  };
}
