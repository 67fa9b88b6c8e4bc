import type { ContentOf } from '../../base/catalogue/content-kinds';
import { merchantDayOf } from '../../base/time/merchant-day';
import { CASHBACK_PERCENTS } from '../../calls/club/cashback';
import { BIRTHDAY, CATCH, DERBY, FESTIVAL, MISSION, REFERRAL, WELCOME } from '../../calls/rewards/table';
import { CATCH_ROUND, DERBY_ROUND, FESTIVAL_ROUND } from './gifts';
import { type Round, roundAt, ZONE } from './rounds';

/** An activity of every merchant without its own. */
interface CommonActivity extends Omit<ContentOf<'activities'>[number], 'startsAt' | 'endsAt' | 'from' | 'to'> {
  readonly round?: Round;
}

const [, , best] = MISSION.prizes;

/** With a comma between the thousands. */
const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+$)/g, ',');

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
      EN: `${WELCOME.percent}% on the first deposit, up to ${grouped(WELCOME.max)}.`,
      TY: `รับโบนัส ${WELCOME.percent}% สำหรับการฝากครั้งแรก สูงสุด ${grouped(WELCOME.max)}`,
    },
    content: {
      EN: `<p>New here? We put the same again on top of your <strong>first deposit</strong>, up to ${grouped(WELCOME.max)}.</p><ul><li>Smallest deposit: ${WELCOME.deposit}</li><li>The bonus is turned over ${WELCOME.times} times before it can be withdrawn</li><li>It is in your bonus wallet as soon as the deposit has arrived</li></ul><p>One welcome per member. Questions? <a href="/m/service">Customer service</a> is awake.</p>`,
      TY: `<p>เพิ่งสมัครใช่ไหม รับโบนัสเพิ่มเท่ายอด<strong>ฝากครั้งแรก</strong> สูงสุด ${grouped(WELCOME.max)}</p><ul><li>ฝากขั้นต่ำ ${WELCOME.deposit}</li><li>ทำยอดเทิร์นโบนัส ${WELCOME.times} เท่าก่อนถอน</li><li>โบนัสเข้ากระเป๋าโบนัสทันทีที่เงินฝากเข้า</li></ul><p>จำกัดหนึ่งสิทธิ์ต่อสมาชิก มีคำถาม ติดต่อ<a href="/m/service">ฝ่ายบริการลูกค้า</a>ได้ตลอดเวลา</p>`,
    },
  },
  {
    id: 503,
    promotionKey: 'MISSION',
    image: '/art/activity/seven-nights.svg',
    url: '/m/leaderBoard',
    title: { EN: 'Seven nights, seven lanterns', TY: 'เจ็ดคืน เจ็ดโคม' },
    summary: {
      EN: `Three rounds a day light a lantern. Seven lanterns in a row are worth up to ${best.amount}.`,
      TY: `เล่นวันละสามรอบ จุดโคมหนึ่งดวง ครบเจ็ดดวงต่อเนื่อง รับสูงสุด ${best.amount}`,
    },
    content: {
      EN: `<p>Light <strong>one lantern a day</strong> by playing any three rounds. After the seventh, a bonus waits for you in the reward center.</p><ul>${MISSION.prizes.map(({ from, amount }) => `<li>Stakes from ${from} per round: ${amount}</li>`).join('')}</ul><p>Your week starts with your first lantern. A night that is missed puts them all out, and you may begin again the next day.</p>`,
      TY: `<p>เล่นเกมใดก็ได้สามรอบเพื่อจุดโคม<strong>วันละหนึ่งดวง</strong> ครบเจ็ดดวงแล้วรับโบนัสที่ศูนย์รางวัล</p><ul>${MISSION.prizes.map(({ from, amount }) => `<li>เดิมพันตั้งแต่ ${from} ต่อรอบ รับ ${amount}</li>`).join('')}</ul><p>สัปดาห์ของคุณเริ่มนับเมื่อจุดโคมดวงแรก หากขาดไปหนึ่งคืน โคมทั้งหมดจะดับ และเริ่มใหม่ได้ในวันถัดไป</p>`,
    },
  },
  {
    id: 504,
    promotionKey: 'FESTIVAL',
    image: '/art/activity/river-draw.svg',
    round: FESTIVAL_ROUND,
    url: '/m/moreLottery',
    title: { EN: 'Festival of floating lights', TY: 'เทศกาลลอยประทีป' },
    summary: {
      EN: `Twelve days of lotteries: stake ${grouped(FESTIVAL.stakes)} and collect ${FESTIVAL.amount}.`,
      TY: `สิบสองวันแห่งหวย เดิมพันครบ ${grouped(FESTIVAL.stakes)} รับ ${FESTIVAL.amount}`,
    },
    content: {
      EN: `<p>While the lights are on the river, stakes in <strong>every lottery</strong> count, from Lantern Minute to Mekong North. Whoever reaches <strong>${grouped(FESTIVAL.stakes)}</strong> gets ${FESTIVAL.amount}.</p><ul><li>Orders count when their draw falls within the twelve days, won or lost</li><li>Orders that were taken back and void draws do not count</li><li>Collect it in the <a href="/m/rewardCenter">reward center</a>, until three days after the festival</li></ul>`,
      TY: `<p>ตลอดช่วงที่ประทีปลอยอยู่บนสายน้ำ ยอดเดิมพัน<strong>หวยทุกประเภท</strong>นับรวมกัน ตั้งแต่งวดรายนาทีไปจนถึงแม่โขงเหนือ ครบ <strong>${grouped(FESTIVAL.stakes)}</strong> รับ ${FESTIVAL.amount}</p><ul><li>นับโพยที่ออกผลภายในสิบสองวัน ไม่ว่าจะถูกหรือไม่</li><li>ไม่นับโพยที่ยกเลิกและงวดที่เป็นโมฆะ</li><li>รับได้ที่<a href="/m/rewardCenter">ศูนย์รางวัล</a> ภายในสามวันหลังจบเทศกาล</li></ul>`,
    },
  },
  {
    id: 505,
    promotionKey: 'CATCH',
    image: '/art/activity/big-catch.svg',
    round: CATCH_ROUND,
    url: '/m/gameList?gameType=FISH',
    applies: true,
    title: { EN: 'The week of the big catch', TY: 'สัปดาห์ล่าปลายักษ์' },
    summary: {
      EN: `Stake ${CATCH.stakes} in the fishing rooms within the week, and collect ${CATCH.amount}.`,
      TY: `เดิมพันเกมยิงปลาครบ ${CATCH.stakes} ภายในสัปดาห์ รับ ${CATCH.amount}`,
    },
    content: {
      EN: `<p>All <strong>fishing rooms</strong> take part. Shots that are decided from Monday to Sunday count.</p><table><thead><tr><th>Staked in the week</th><th>Yours</th></tr></thead><tbody><tr><td>${CATCH.stakes}</td><td>${CATCH.amount}</td></tr></tbody></table><p>Collect it in the <a href="/m/rewardCenter">reward center</a>, until three days after the week. It is real money, without wagering conditions.</p><p>Apply below if you like to be named among the anglers of the week, and add a picture of your catch.</p>`,
      TY: `<p>ร่วมสนุกได้<strong>ทุกห้องยิงปลา</strong> นับยอดเดิมพันที่ตัดสินผลตั้งแต่วันจันทร์ถึงวันอาทิตย์</p><table><thead><tr><th>ยอดเดิมพันในสัปดาห์</th><th>รางวัล</th></tr></thead><tbody><tr><td>${CATCH.stakes}</td><td>${CATCH.amount}</td></tr></tbody></table><p>รับได้ที่<a href="/m/rewardCenter">ศูนย์รางวัล</a> ภายในสามวันหลังจบสัปดาห์ เป็นเงินจริง ไม่ต้องทำยอดเทิร์น</p><p>หากยินดีให้แสดงชื่อในทำเนียบนักตกปลาประจำสัปดาห์ สมัครด้านล่าง และแนบรูปปลาของคุณได้</p>`,
    },
  },
  {
    id: 506,
    promotionKey: 'DERBY',
    image: '/art/activity/derby.svg',
    round: DERBY_ROUND,
    url: '/m/gameList?gameType=SPORTS',
    title: { EN: 'Derby days', TY: 'ศึกดาร์บี้สุดสัปดาห์' },
    summary: {
      EN: `Stake ${DERBY.stakes} on sports at the weekend, and collect ${DERBY.amount}, whoever wins.`,
      TY: `เดิมพันกีฬาครบ ${DERBY.stakes} ในวันเสาร์และอาทิตย์ รับ ${DERBY.amount} ไม่ว่าใครชนะ`,
    },
    content: {
      EN: `<p>On Saturdays and Sundays every decided bet on <strong>sports</strong> counts. Whoever has staked <strong>${DERBY.stakes}</strong> by the last final whistle gets ${DERBY.amount}.</p><ul><li>Single and combined bets count alike, won or lost</li><li>Bets that were paid back do not count</li><li>Collect it in the <a href="/m/rewardCenter">reward center</a> until Wednesday</li></ul>`,
      TY: `<p>ทุกวันเสาร์และอาทิตย์ นับทุกเดิมพัน<strong>กีฬา</strong>ที่ตัดสินผลแล้ว ครบ <strong>${DERBY.stakes}</strong> ก่อนจบคู่สุดท้าย รับ ${DERBY.amount}</p><ul><li>นับทั้งเดิมพันเดี่ยวและชุด ไม่ว่าจะได้หรือเสีย</li><li>ไม่นับเดิมพันที่คืนเงิน</li><li>รับได้ที่<a href="/m/rewardCenter">ศูนย์รางวัล</a> ถึงวันพุธ</li></ul>`,
    },
  },
  {
    id: 507,
    promotionKey: 'REFERRAL',
    image: '/art/activity/friends.svg',
    url: '/m/inviteFriends',
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
      EN: `<p>From your birthday on, a gift waits in the <a href="/m/rewardCenter">reward center</a> for ${BIRTHDAY.claimDays} days. How much it is follows from your level and stands with the <a href="/m/member/benefits">VIP benefits</a>.</p><p>It needs no code; only the date in your account has to be right. <a href="/m/service">Customer service</a> enters it once.</p>`,
      TY: `<p>นับจากวันเกิดของคุณ ของขวัญรออยู่ที่<a href="/m/rewardCenter">ศูนย์รางวัล</a> ${BIRTHDAY.claimDays} วัน มูลค่าตามระดับของคุณ ดูได้ที่<a href="/m/member/benefits">สิทธิประโยชน์ VIP</a></p><p>ไม่ต้องใช้รหัส เพียงวันเกิดในบัญชีต้องถูกต้อง <a href="/m/service">ฝ่ายบริการลูกค้า</a>บันทึกให้หนึ่งครั้ง</p>`,
    },
  },
];

/** All activities, each with its current round, else its next one. */
export function activitiesAt(now: Date): ContentOf<'activities'> {
  const today = merchantDayOf(now, ZONE);
  return ACTIVITIES.map(({ round, ...item }) => (round ? { ...item, ...roundAt(round, now, today) } : item));
}
