import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { messagesTo } from '../../testing/messages';
import { type News, tell } from './news';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const OLD = { dialingCode: '66', number: '811111111' };
const [NUMBER, MAIL] = ['+66811111111', 'ploy@mail.co.th'];

async function account(language: string, choices: object = { mobile: OLD, email: MAIL }) {
  const site = await database.makeMerchant({ language, name: 'Lantern' });
  return { site, member: await database.makeMember(site, { username: 'mali', ...choices }) };
}
const said = async (site: Site, recipient: string) =>
  (await messagesTo(database, site, recipient)).map(({ channel, subject, body }) => ({ channel, subject, body }));
const told = async (site: Site, member: Member, news: News) => {
  await tell(database.db, { site, member, now: database.clock.now, news });
  return { sms: await said(site, NUMBER), mail: await said(site, MAIL) };
};

const cases: [string, News, RegExp][] = [
  ['EN', { kind: 'mobile', shown: '08****222' }, /mobile number of your account mali is now 08\*{4}222\. For 24 hours/],
  [
    'EN',
    { kind: 'email', shown: 't***@x.co' },
    /e-mail address of your account mali is now t\*{3}@x\.co\. For 24 hours/,
  ],
  ['EN', { kind: 'password' }, /password of your account mali was changed\. Was it not you\?/],
  ['EN', { kind: 'payment' }, /payment password of your account mali was set\. Was it not you\?/],
  ['TY', { kind: 'mobile', shown: '08****222' }, /เบอร์มือถือของบัญชี mali เปลี่ยนเป็น 08\*{4}222 แล้ว ภายใน 24 ชั่วโมง/],
  ['TY', { kind: 'email', shown: 't***@x.co' }, /อีเมลของบัญชี mali เปลี่ยนเป็น t\*{3}@x\.co แล้ว ภายใน 24 ชั่วโมง/],
  ['TY', { kind: 'password' }, /รหัสผ่านของบัญชี mali ถูกเปลี่ยนแล้ว หากไม่ใช่คุณ/],
  ['TY', { kind: 'payment' }, /รหัสผ่านการชำระเงินของบัญชี mali ถูกตั้งใหม่แล้ว หากไม่ใช่คุณ/],
];

describe('what an owner is told', () => {
  it.each(cases)('is said in %s by SMS and by mail: %j', async (language, news, words) => {
    const { site, member } = await account(language);
    const body = expect.stringMatching(words);
    const subject = language === 'EN' ? 'Lantern: your account was changed' : 'Lantern: บัญชีของคุณมีการเปลี่ยนแปลง';
    const { sms, mail } = await told(site, member, news);
    expect({ sms, mail }).toEqual({
      sms: [{ channel: 'sms', subject: '', body }],
      mail: [{ channel: 'email', subject, body }],
    });
    expect(sms[0]?.body).toMatch(/^Lantern: /);
  });

  it('goes to what is bound and to what still opens the account, to each once', async () => {
    const { site, member } = await account('EN');
    const mobileHeldUntil = new Date(database.clock.now.getTime() + 1000);
    const held = { mobileHeldUntil, previousDialingCode: '66', previousMobileNumber: '822222222' };
    const heldMail = { emailHeldUntil: mobileHeldUntil, previousEmail: 'Before@mail.co.th' };
    const { sms, mail } = await told(site, { ...member, ...held, ...heldMail }, { kind: 'password' });
    expect([sms.length, mail.length]).toEqual([1, 1]);
    expect(await said(site, '+66822222222')).toHaveLength(1);
    expect(await said(site, 'before@mail.co.th')).toHaveLength(1);
  });

  it('goes to one address once, however it is written', async () => {
    const { site, member } = await account('EN');
    const emailHeldUntil = new Date(database.clock.now.getTime() + 1000);
    const { mail } = await told(
      site,
      { ...member, emailHeldUntil, previousEmail: 'PLOY@mail.co.th' },
      { kind: 'password' },
    );
    expect(mail).toHaveLength(1);
  });

  it('is sent to nobody where nothing is bound', async () => {
    const { site, member } = await account('EN', {});
    expect(await told(site, member, { kind: 'password' })).toEqual({ sms: [], mail: [] });
    expect(await told(site, { ...member, mobileDialingCode: '66' }, { kind: 'password' })).toEqual({
      sms: [],
      mail: [],
    });
    const rows = await database.db.query.outbox.findMany({ where: (row, is) => is.eq(row.merchantCode, site.code) });
    expect(rows).toEqual([]);
  });
});
