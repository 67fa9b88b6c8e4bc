import type { ContentOf } from '../../base/catalogue/content-kinds';
import { merchantDayOf } from '../../base/time/merchant-day';
import { CASHBACK_PERCENTS } from '../../calls/club/cashback';
import { REFERRAL } from '../../calls/content/referral';
import { type Round, roundAt, ZONE } from './rounds';

/** An activity of every merchant without its own. */
interface CommonActivity extends Omit<ContentOf<'activities'>[number], 'startsAt' | 'endsAt' | 'from' | 'to'> {
  readonly round?: Round;
}

const ACTIVITIES: readonly CommonActivity[] = [
  {
    id: 501,
    promotionKey: 'CASHBACK',
    image: '/art/activity/cashback.svg',
    round: { every: 7, from: ['1970-01-02', '18:00'], to: ['1970-01-05', '00:00'] },
    url: '/m/gameList?gameType=HOT',
    title: { EN: 'Weekend cashback up to 8%', TY: 'คืนยอดเสียสุดสัปดาห์สูงสุด 8%' },
    summary: {
      EN: 'Play from Friday evening to Sunday night. What went wrong comes back on Monday.',
      TY: 'เล่นตั้งแต่เย็นวันศุกร์ถึงคืนวันอาทิตย์ รับยอดเสียคืนในวันจันทร์',
    },
    content: {
      EN: `<p>Net losses in all games between <strong>Friday 18:00</strong> and <strong>Sunday midnight</strong> come back to you in part.</p><table><thead><tr><th>Level</th><th>Cashback</th></tr></thead><tbody><tr><td>Bronze</td><td>${CASHBACK_PERCENTS[0]}%</td></tr><tr><td>Silver</td><td>${CASHBACK_PERCENTS[1]}%</td></tr><tr><td>Gold and above</td><td>${CASHBACK_PERCENTS[2]}%</td></tr></tbody></table><h3>How it works</h3><ol><li>Play as you always do. There is nothing to sign up for.</li><li>On Monday at noon the cashback is added up and paid.</li><li>It is yours at once, without wagering conditions.</li></ol>`,
      TY: `<p>ยอดเสียสุทธิจากทุกเกมระหว่าง<strong>วันศุกร์ 18:00 น.</strong> ถึง<strong>เที่ยงคืนวันอาทิตย์</strong> คืนให้คุณส่วนหนึ่ง</p><table><thead><tr><th>ระดับ</th><th>คืนยอดเสีย</th></tr></thead><tbody><tr><td>บรอนซ์</td><td>${CASHBACK_PERCENTS[0]}%</td></tr><tr><td>ซิลเวอร์</td><td>${CASHBACK_PERCENTS[1]}%</td></tr><tr><td>โกลด์ขึ้นไป</td><td>${CASHBACK_PERCENTS[2]}%</td></tr></tbody></table><h3>วิธีรับ</h3><ol><li>เล่นตามปกติ ไม่ต้องลงทะเบียน</li><li>ระบบคำนวณและจ่ายเงินคืนในวันจันทร์เวลาเที่ยง</li><li>ใช้เงินคืนได้ทันที ไม่ต้องทำยอดเทิร์น</li></ol>`,
    },
  },
  {
    id: 502,
    promotionKey: 'WELCOME',
    image: '/art/activity/welcome.svg',
    url: '/m/voucherCenter',
    title: { EN: 'Your first deposit, doubled', TY: 'ฝากครั้งแรก รับเพิ่มเท่าตัว' },
    summary: {
      EN: '100% on the first deposit, and 20 free rounds of Lantern Rise to begin with.',
      TY: 'รับโบนัส 100% สำหรับการฝากครั้งแรก พร้อมเล่น Lantern Rise ฟรี 20 รอบ',
    },
    content: {
      EN: '<p>New here? We put the same again on top of your <strong>first deposit</strong>, up to 5,000.</p><ul><li>Smallest deposit: 100</li><li>The bonus is turned over 8 times before it can be withdrawn</li><li>The 20 free rounds of <strong>Lantern Rise</strong> keep for 14 days</li></ul><p>One welcome per person, phone number and bank account. Questions? <a href="/m/service">Customer service</a> is awake.</p>',
      TY: '<p>เพิ่งสมัครใช่ไหม รับโบนัสเพิ่มเท่ายอด<strong>ฝากครั้งแรก</strong> สูงสุด 5,000</p><ul><li>ฝากขั้นต่ำ 100</li><li>ทำยอดเทิร์นโบนัส 8 เท่าก่อนถอน</li><li>รอบฟรี 20 รอบของ <strong>Lantern Rise</strong> ใช้ได้ภายใน 14 วัน</li></ul><p>จำกัดหนึ่งสิทธิ์ต่อคน ต่อหมายเลขโทรศัพท์ และต่อบัญชีธนาคาร มีคำถาม ติดต่อ<a href="/m/service">ฝ่ายบริการลูกค้า</a>ได้ตลอดเวลา</p>',
    },
  },
  {
    id: 503,
    promotionKey: 'MISSION',
    image: '/art/activity/seven-nights.svg',
    url: '/m/gameList?gameType=INHOUSE',
    title: { EN: 'Seven nights, seven lanterns', TY: 'เจ็ดคืน เจ็ดโคม' },
    summary: {
      EN: 'Three rounds a day light a lantern. Seven lanterns in a row are worth up to 777.',
      TY: 'เล่นวันละสามรอบ จุดโคมหนึ่งดวง ครบเจ็ดดวงต่อเนื่อง รับสูงสุด 777',
    },
    content: {
      EN: '<p>Light <strong>one lantern a day</strong> by playing any three rounds. After the seventh, a bonus waits for you.</p><ul><li>Stakes from 1 per round: 77</li><li>Stakes from 10 per round: 277</li><li>Stakes from 50 per round: 777</li></ul><p>Your week starts with your first lantern. A night that is missed puts them all out, and you may begin again the next day.</p>',
      TY: '<p>เล่นเกมใดก็ได้สามรอบเพื่อจุดโคม<strong>วันละหนึ่งดวง</strong> ครบเจ็ดดวงแล้วรับโบนัส</p><ul><li>เดิมพันตั้งแต่ 1 ต่อรอบ รับ 77</li><li>เดิมพันตั้งแต่ 10 ต่อรอบ รับ 277</li><li>เดิมพันตั้งแต่ 50 ต่อรอบ รับ 777</li></ul><p>สัปดาห์ของคุณเริ่มนับเมื่อจุดโคมดวงแรก หากขาดไปหนึ่งคืน โคมทั้งหมดจะดับ และเริ่มใหม่ได้ในวันถัดไป</p>',
    },
  },
  {
    id: 504,
    image: '/art/activity/river-draw.svg',
    round: { every: 28, from: ['1970-01-05', '00:00'], to: ['1970-01-17', '00:00'] },
    url: '/m/moreLottery',
    title: { EN: 'Festival of floating lights', TY: 'เทศกาลลอยประทีป' },
    summary: {
      EN: 'Twelve days on which every lottery pays a tenth more.',
      TY: 'สิบสองวันเต็ม หวยทุกประเภทจ่ายเพิ่มหนึ่งในสิบ',
    },
    content: {
      EN: '<p>While the lights are on the river, winnings of <strong>every lottery</strong> are paid with <strong>10% on top</strong>, from Lantern Minute to Mekong North.</p><ul><li>It counts for each draw that falls within the twelve days</li><li>Up to 20,000 on top per member and day</li><li>The extra is paid together with the win</li></ul>',
      TY: '<p>ตลอดช่วงที่ประทีปลอยอยู่บนสายน้ำ เงินรางวัลของ<strong>หวยทุกประเภท</strong>จ่าย<strong>เพิ่ม 10%</strong> ตั้งแต่โคมไฟ 1 นาทีไปจนถึงแม่โขงเหนือ</p><ul><li>นับทุกงวดที่ออกผลภายในสิบสองวัน</li><li>เพิ่มสูงสุด 20,000 ต่อคนต่อวัน</li><li>จ่ายส่วนเพิ่มพร้อมเงินรางวัล</li></ul>',
    },
  },
  {
    id: 505,
    image: '/art/activity/big-catch.svg',
    round: { every: 14, from: ['1970-01-12', '00:00'], to: ['1970-01-19', '00:00'] },
    url: '/m/gameList?gameType=FISH',
    applies: true,
    title: { EN: 'The week of the big catch', TY: 'สัปดาห์ล่าปลายักษ์' },
    summary: {
      EN: 'The ten best catches of the week share 50,000.',
      TY: 'สิบอันดับปลาตัวใหญ่ที่สุดของสัปดาห์ แบ่งรางวัลรวม 50,000',
    },
    content: {
      EN: '<p>Each fish is measured by what it pays against the shot that caught it. Your <strong>best catch</strong> of the week counts.</p><table><thead><tr><th>Place</th><th>Prize</th></tr></thead><tbody><tr><td>1</td><td>20,000</td></tr><tr><td>2</td><td>10,000</td></tr><tr><td>3</td><td>6,000</td></tr><tr><td>4 to 10</td><td>2,000 each</td></tr></tbody></table><p>All fishing rooms take part. Where two catches are the same, the earlier one wins.</p><p>Apply below if your name may stand on the board, and add a picture of your catch if you like.</p>',
      TY: '<p>วัดขนาดปลาจากเงินรางวัลเทียบกับกระสุนที่ยิงได้ตัวนั้น โดยนับ<strong>ตัวที่ดีที่สุด</strong>ของคุณในสัปดาห์</p><table><thead><tr><th>อันดับ</th><th>รางวัล</th></tr></thead><tbody><tr><td>1</td><td>20,000</td></tr><tr><td>2</td><td>10,000</td></tr><tr><td>3</td><td>6,000</td></tr><tr><td>4 ถึง 10</td><td>อันดับละ 2,000</td></tr></tbody></table><p>ร่วมสนุกได้ทุกห้องยิงปลา หากผลเท่ากัน ผู้ที่จับได้ก่อนเป็นผู้ชนะ</p><p>หากยินดีให้แสดงชื่อบนกระดาน สมัครด้านล่าง และแนบรูปปลาของคุณได้</p>',
    },
  },
  {
    id: 506,
    image: '/art/activity/derby.svg',
    round: { every: 7, from: ['1970-01-03', '00:00'], to: ['1970-01-05', '00:00'] },
    url: '/m/gameList?gameType=SPORTS',
    title: { EN: 'Derby days: one leg forgiven', TY: 'ศึกดาร์บี้ พลาดหนึ่งคู่ คืนทุน' },
    summary: {
      EN: 'Five matches or more on one slip, and only one goes wrong? The stake comes back.',
      TY: 'เดิมพันชุดตั้งแต่ห้าคู่ขึ้นไป พลาดเพียงคู่เดียว รับเงินเดิมพันคืน',
    },
    content: {
      EN: '<p>On Saturdays and Sundays a combined bet of <strong>five matches or more</strong> that fails by one match alone is paid back, up to 1,000 a day.</p><ul><li>Odds of 1.40 or more for each match</li><li>Placed before the first kick-off</li><li>Paid back within an hour after the last final whistle</li></ul>',
      TY: '<p>ทุกวันเสาร์และอาทิตย์ เดิมพันชุดตั้งแต่<strong>ห้าคู่ขึ้นไป</strong>ที่พลาดเพียงคู่เดียว รับเงินเดิมพันคืนสูงสุดวันละ 1,000</p><ul><li>ราคาต่อรองคู่ละ 1.40 ขึ้นไป</li><li>วางเดิมพันก่อนคู่แรกเริ่มแข่ง</li><li>คืนเงินภายในหนึ่งชั่วโมงหลังคู่สุดท้ายจบ</li></ul>',
    },
  },
  {
    id: 507,
    promotionKey: 'REFERRAL',
    image: '/art/activity/friends.svg',
    title: { EN: 'Good company pays', TY: 'ชวนเพื่อน รับรางวัล' },
    summary: {
      EN: 'For each friend who comes to play there is something for both of you.',
      TY: 'ชวนเพื่อนมาเล่น รับรางวัลทั้งคุณและเพื่อน',
    },
    content: {
      EN: `<p>Friends who register with <strong>your code</strong> and make a first deposit of ${REFERRAL.deposit} or more bring you ${REFERRAL.inviter}, and get ${REFERRAL.friend} themselves.</p><ol><li>Give your code to a friend.</li><li>They enter it when they register.</li><li>Both of you are paid the day after the first deposit.</li></ol><p>There is no limit to how many friends you may bring.</p>`,
      TY: `<p>เพื่อนที่สมัครด้วย<strong>รหัสของคุณ</strong>และฝากครั้งแรกตั้งแต่ ${REFERRAL.deposit} ขึ้นไป คุณรับ ${REFERRAL.inviter} เพื่อนรับ ${REFERRAL.friend}</p><ol><li>ส่งรหัสของคุณให้เพื่อน</li><li>เพื่อนกรอกรหัสเมื่อสมัครสมาชิก</li><li>ทั้งสองฝ่ายรับเงินในวันถัดจากการฝากครั้งแรก</li></ol><p>ชวนเพื่อนได้ไม่จำกัดจำนวน</p>`,
    },
  },
  {
    id: 508,
    promotionKey: 'BIRTHDAY',
    image: '/art/activity/birthday.svg',
    url: '/m/member/benefits',
    title: { EN: 'A gift on your birthday', TY: 'ของขวัญวันเกิด' },
    summary: {
      EN: 'From Silver on, the night begins with a present.',
      TY: 'สมาชิกระดับซิลเวอร์ขึ้นไป เริ่มค่ำคืนพิเศษด้วยของขวัญ',
    },
    content: {
      EN: '<p>On your birthday we put a gift into your wallet: <strong>188</strong> for Silver, <strong>588</strong> for Gold and <strong>1,888</strong> above. It needs no code; only the date in your account has to be right.</p>',
      TY: '<p>ในวันเกิดของคุณ เรามอบของขวัญเข้ากระเป๋าเงิน ระดับซิลเวอร์รับ <strong>188</strong> โกลด์รับ <strong>588</strong> และระดับที่สูงกว่ารับ <strong>1,888</strong> ไม่ต้องใช้รหัส เพียงระบุวันเกิดในบัญชีให้ถูกต้อง</p>',
    },
  },
];

/** All activities, each with its current round, else its next one. */
export function activitiesAt(now: Date): ContentOf<'activities'> {
  const today = merchantDayOf(now, ZONE);
  return ACTIVITIES.map(({ round, ...item }) => (round ? { ...item, ...roundAt(round, now, today) } : item));
}
