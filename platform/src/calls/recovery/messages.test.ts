import { linkMessage } from './messages';

const link = 'https://lantern.example/m/forget?key=k';

describe('the mail with a link', () => {
  it.each([
    ['EN', 'Lantern: set a new password', ['Hello mali,', 'within 30 minutes', 'If you did not ask for it']],
    ['TY', 'Lantern: ตั้งรหัสผ่านใหม่', ['สวัสดี mali\n', 'ภายใน 30 นาที', 'หากคุณไม่ได้ขอ']],
  ])('says in %s for whom it is, how long it works and what to do otherwise', (language, subject, parts) => {
    const mail = linkMessage({ name: 'Lantern', language }, 'mali', link, 30);
    expect(mail.subject).toBe(subject);
    for (const part of parts) expect(mail.text).toContain(part);
    // Mail programs turn the whole line into a link.
    expect(mail.text.split('\n')).toContain(link);
  });
});
