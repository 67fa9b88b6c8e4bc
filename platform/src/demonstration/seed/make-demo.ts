import type { Db } from '../../base/db/database';
import { consolePeople, favourites, messages } from '../../base/db/schema';
import { createMember, type NewMember } from '../../base/members/create-member';
import type { Member } from '../../base/members/member';
import { hashPassword } from '../../base/members/password';
import { createMerchant } from '../../base/sites/create-merchant';
import { setContent } from '../../calls/content/sets';
import { giveTerms } from './agency';
import { catalogue } from './catalogue';
import { DEMO, SECOND } from './demo-site';
import { type Aside, inventHistory } from './history';
import { orderDraws } from './lottery-orders';
import { PAYMENT_PASSWORD } from './orders';
import { payPastDays } from './paid-days';
import { planRains, rainBefore } from './rains';
import { playForPots } from './regulars';
import { makeTeam } from './team';
import { writeHistory } from './write-history';

const DAY_MS = 86_400_000;
/** How long `demo` has played, and since when rebates are paid. */
const PLAYED_DAYS = 28;
const PAID_DAYS = 14;

/** The demonstration's merchants, with their accounts and what happened to them in the weeks before. */
export async function makeDemo(tx: Db, now: Date): Promise<void> {
  const { games } = catalogue();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const site = await createMerchant(tx, DEMO);
  await createMerchant(tx, SECOND);
  await tx.insert(consolePeople).values({
    ...{ merchantCode: DEMO.code, name: 'owner', role: 'owner', mustChangePassword: false, createdAt: now },
    passwordHash: await hashPassword('owner1234'),
  });
  const make = (username: string, password: string, more: Partial<NewMember>): Promise<Member> =>
    createMember(tx, {
      merchantCode: DEMO.code,
      username,
      password,
      registeredAt: ago(210),
      firstTime: false,
      ...more,
    });
  const agent = await make('agent', 'agent1234', {
    type: 1,
    nickname: 'Anan',
    balance: '18240.50',
    paymentPassword: PAYMENT_PASSWORD,
    mobile: { dialingCode: '66', number: '898765432' },
    email: 'anan@example.com',
  });
  const demo = await make('demo', 'demo1234', {
    nickname: 'Ploy',
    vipLevel: 'Gold',
    paymentPassword: PAYMENT_PASSWORD,
    toUpline: true,
    uplineId: agent.id,
    ...PLOY,
  });
  await make('somchai', 'somchai88', {
    nickname: 'Somchai',
    balance: '640.00',
    registeredAt: ago(12),
    mobile: { dialingCode: '66', number: '861112233' },
    email: 'somchai@example.com',
  });
  await make('demo', 'demo1234', { merchantCode: SECOND.code, nickname: 'Ploy', balance: '1000.00', ...PLOY });
  // What is invented happened before the welcome bonus was there.
  await setContent(tx, site.code, 'promotions', []);
  const history = inventHistory('demo', { games, days: PLAYED_DAYS, now, balance: 250_000, asides: ASIDES });
  await writeHistory(tx, { site, member: demo }, history);
  await makeTeam(tx, { site, agent, games, passwords: demo, now });
  await playForPots(tx, site, now);
  await setContent(tx, site.code, 'promotions', null);
  await giveTerms(tx, { site, member: agent }, now);
  await payPastDays(tx, site, now, PAID_DAYS);
  await rainBefore(tx, site, agent, now);
  await planRains(tx, site, now);
  await orderDraws(tx, { site, member: demo }, now);
  const kept = games.filter((game) => game.isHot).slice(0, 9);
  await tx
    .insert(favourites)
    .values(
      kept.map(({ nodeId }, at) => ({ memberId: demo.id, merchantCode: DEMO.code, nodeId, addedAt: ago(at + 1) })),
    );
  // Ids grow with time, so the oldest goes in first.
  await tx.insert(messages).values(
    INBOX.map(({ title, body }, at) => {
      const sentAt = ago(at * 3 + 1);
      return { memberId: demo.id, merchantCode: DEMO.code, title, body, sentAt, readAt: at < 2 ? null : sentAt };
    }).reverse(),
  );
}

/** Where codes and links for `demo` go; they can be read in the outbox. */
const PLOY = { mobile: { dialingCode: '66', number: '812345678' }, email: 'ploy@example.com' };

/** What became of orders besides being accepted and paid. A transfer that is not small waits for an operator. */
const ASIDES: readonly Aside[] = [
  { day: 11, kind: 'deposit', method: 'CARD', amount: 150_000, end: 'cancelled' },
  { day: 15, kind: 'deposit', method: 'EWALLET', amount: 80_000, end: 'expired' },
  { day: 24, kind: 'withdrawal', amount: 50_000, end: 'refused' },
  { day: 27, kind: 'deposit', method: 'BANKTRANSFER', amount: 1_200_000, end: 'pending' },
];

/** Newest first; the first two are not read yet. */
const INBOX = [
  { title: 'เงินคืนประจำสัปดาห์เข้าแล้ว', body: 'เราคืน 8% ของยอดเสียช่วงสุดสัปดาห์เข้ากระเป๋าโบนัสของคุณแล้ว' },
  { title: 'ยินดีต้อนรับสู่ระดับ Gold', body: 'คุณขึ้นถึงระดับ Gold แล้ว ดูสิทธิพิเศษของคุณได้ในคลับสมาชิก' },
  { title: 'ยืนยันอีเมลเรียบร้อย', body: 'อีเมลนี้ใช้กู้รหัสผ่านได้แล้ว' },
  { title: 'เข้าสู่ระบบจากอุปกรณ์ใหม่', body: 'มีการเข้าสู่ระบบจากเบราว์เซอร์ใหม่ หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านและออกจากระบบทุกอุปกรณ์' },
  { title: 'ตั้งรหัสผ่านการชำระเงินแล้ว', body: 'รหัสหกหลักนี้ใช้ทุกครั้งที่ถอนหรือโอนเงิน อย่าบอกใคร' },
  { title: 'ยินดีต้อนรับ', body: 'บัญชีของคุณพร้อมแล้ว ฝ่ายบริการลูกค้าตอบทุกวัน ตลอด 24 ชั่วโมง' },
] as const;
