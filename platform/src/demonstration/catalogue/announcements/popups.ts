import type { Texts } from '../../terms/types';
import type { Announcement } from './announcement';

type Execution = 'A' | 'B' | 'F';

function popup(id: number, execution: Execution, promotionType: string, title: Texts, content: Texts): Announcement {
  return { id, type: 'PU', title, content, url: '', promotionType, execution, image: '' };
}

/** Pop-ups for members, for a member's first log-in, and for visitors. */
export const POPUPS: readonly Announcement[] = [
  popup(
    301,
    'A',
    'MISSION',
    { EN: 'Seven nights, seven lanterns', TY: 'เจ็ดคืน เจ็ดโคม' },
    {
      EN: '<p>Light one lantern a day by playing any three rounds. After the seventh, a bonus of up to <strong>777</strong> is yours.</p><p>The week starts with your first lantern.</p>',
      TY: '<p>เล่นเกมใดก็ได้สามรอบเพื่อจุดโคมวันละหนึ่งดวง ครบเจ็ดดวง รับโบนัสสูงสุด <strong>777</strong></p><p>สัปดาห์ของคุณเริ่มนับเมื่อจุดโคมดวงแรก</p>',
    },
  ),
  popup(
    302,
    'F',
    'WELCOME',
    { EN: 'Good to have you here', TY: 'ดีใจที่คุณมา' },
    {
      EN: '<p>Your welcome gift waits in the reward center: <strong>20 free rounds</strong> of Lantern Rise. Take your time: it keeps for 14 days.</p>',
      TY: '<p>ของขวัญต้อนรับรอคุณอยู่ที่ศูนย์รางวัล: เล่น Lantern Rise ฟรี <strong>20 รอบ</strong> ไม่ต้องรีบ ใช้ได้ภายใน 14 วัน</p>',
    },
  ),
  popup(
    303,
    'B',
    '',
    { EN: 'Look around, no account needed', TY: 'ชมได้เลย ไม่ต้องมีบัญชี' },
    {
      EN: '<p>Start a <a href="/m/trail">trial</a> with play money, or <a href="/m/register">open an account</a> in under a minute and receive <strong>100%</strong> on your first deposit.</p>',
      TY: '<p>เริ่ม<a href="/m/trail">ทดลองเล่น</a>ด้วยเงินสมมติ หรือ<a href="/m/register">สมัครสมาชิก</a>ภายในหนึ่งนาที รับโบนัส <strong>100%</strong> สำหรับการฝากครั้งแรก</p>',
    },
  ),
];
