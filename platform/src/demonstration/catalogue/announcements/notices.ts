import type { Texts } from '../../terms/types';
import type { Announcement } from './announcement';

function notice(id: number, type: 'PL' | 'H', title: Texts, content: Texts): Announcement {
  return { id, type, title, content, url: '', promotionType: '', execution: '', image: '' };
}

export const NOTICES: readonly Announcement[] = [
  notice(
    201,
    'H',
    { EN: 'Welcome to Foyer Demo', TY: 'ยินดีต้อนรับสู่ Foyer Demo' },
    {
      EN: '<p>This is a demonstration site. Balances here are play money: look around, try the games of <strong>Lantern House</strong> and see how each round is proven fair.</p>',
      TY: '<p>เว็บไซต์นี้จัดทำขึ้นเพื่อการสาธิต ยอดเงินในระบบเป็นเงินสมมติ ลองเล่นเกมของ <strong>Lantern House</strong> และตรวจสอบความยุติธรรมของทุกรอบได้ด้วยตัวเอง</p>',
    },
  ),
  notice(
    202,
    'PL',
    { EN: 'Deposits by bank transfer now arrive in about two minutes', TY: 'ฝากเงินผ่านธนาคาร เข้าบัญชีภายในประมาณ 2 นาที' },
    {
      EN: '<p>Transfers from any listed bank are now matched automatically, day and night. Please send the <strong>exact amount</strong> shown on the deposit page, so that nothing has to be checked by hand.</p>',
      TY: '<p>ระบบจับคู่ยอดโอนจากทุกธนาคารในรายการโดยอัตโนมัติตลอด 24 ชั่วโมง โปรดโอนให้<strong>ตรงกับยอดที่แสดง</strong>ในหน้าฝากเงิน เพื่อไม่ต้องรอเจ้าหน้าที่ตรวจสอบ</p>',
    },
  ),
  notice(
    203,
    'PL',
    { EN: 'Weekend cashback: up to 8% of net losses returned on Monday', TY: 'คืนยอดเสียสุดสัปดาห์สูงสุด 8% ทุกวันจันทร์' },
    {
      EN: '<p>Play from Friday 18:00 to Sunday midnight. On Monday at noon your cashback waits in the <a href="/m/rewardCenter">reward center</a>, without wagering conditions.</p><ul><li>Bronze 3%</li><li>Silver 5%</li><li>Gold and above 8%</li></ul>',
      TY: '<p>เล่นตั้งแต่วันศุกร์ 18:00 น. ถึงเที่ยงคืนวันอาทิตย์ แล้วรับเงินคืนที่<a href="/m/rewardCenter">ศูนย์รางวัล</a>ในวันจันทร์เวลาเที่ยง โดยไม่ต้องทำยอดเทิร์น</p><ul><li>บรอนซ์ 3%</li><li>ซิลเวอร์ 5%</li><li>โกลด์ขึ้นไป 8%</li></ul>',
    },
  ),
  notice(
    204,
    'PL',
    {
      EN: 'Scheduled maintenance of Tidewater Works, Wednesday 04:00 to 05:00',
      TY: 'Tidewater Works ปิดปรับปรุงวันพุธ 04:00–05:00 น.',
    },
    {
      EN: '<p>The fishing rooms of this studio close for an hour. Rounds that are open at that time are finished first; all other games stay open.</p>',
      TY: '<p>ห้องเกมยิงปลาของค่ายนี้จะปิดให้บริการหนึ่งชั่วโมง รอบที่กำลังเล่นอยู่จะดำเนินจนจบก่อน ส่วนเกมอื่นเปิดให้บริการตามปกติ</p>',
    },
  ),
  notice(
    205,
    'H',
    { EN: 'Keep your account safe: we never ask for your password', TY: 'โปรดดูแลบัญชีของคุณ เราไม่เคยขอรหัสผ่าน' },
    {
      EN: '<p>Our staff will never ask for your password or an SMS code, neither in chat nor on the phone. If somebody does, close the conversation and tell us through <a href="/m/service">customer service</a>.</p>',
      TY: '<p>เจ้าหน้าที่ของเราจะไม่ขอรหัสผ่านหรือรหัส SMS จากคุณ ไม่ว่าทางแชทหรือโทรศัพท์ หากมีผู้ขอ โปรดยุติการสนทนาและแจ้งเราผ่าน<a href="/m/service">ฝ่ายบริการลูกค้า</a></p>',
    },
  ),
  notice(
    206,
    'PL',
    { EN: 'Mekong North draws every evening at 18:30', TY: 'แม่โขงเหนือออกผลทุกเย็น เวลา 18:30 น.' },
    {
      EN: '<p>Orders close one minute before the draw. Results stand on the <a href="/m/lottery">lottery page</a> as soon as the last ball has fallen.</p>',
      TY: '<p>ปิดรับหนึ่งนาทีก่อนออกผล ดูผลได้ที่<a href="/m/lottery">หน้าหวย</a>ทันทีที่ลูกบอลลูกสุดท้ายออก</p>',
    },
  ),
];
