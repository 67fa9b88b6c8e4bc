import type { Dress } from '../protocol';
import type { Tables } from './texts';

/* The rising object differs by kind of game, and so does the button's word. */
const LIGHT: Readonly<Record<Dress['riser'], { readonly EN: string; readonly TH: string }>> = {
  chip: { EN: 'Toss', TH: 'โยนชิป' },
  ball: { EN: 'Kick', TH: 'เตะ' },
  spark: { EN: 'Launch', TH: 'ปล่อยพลัง' },
  lantern: { EN: 'Light', TH: 'จุดโคม' },
};

/** What only games say in which something rises. */
export const riseTexts = (riser: Dress['riser']): Tables => ({
  EN: {
    light: LIGHT[riser].EN,
    target: 'Rise to',
    wins: 'Wins',
    chance: '{n}% chance',
    half: 'Half the stake',
    double: 'Double the stake',
    won: 'Won {amount}',
    reached: 'rose to {height}',
    lost: 'Out at {height}',
    lostSpoken: 'Lost. Out at {height}.',
    wonSpoken: 'Won {amount}. It rose to {height}.',
    first: 'Choose how high it has to rise, then light it.',
    'stake.form': 'Write the stake as a number.',
  },
  TH: {
    light: LIGHT[riser].TH,
    target: 'ลอยให้ถึง',
    wins: 'รับ',
    chance: 'โอกาส {n}%',
    half: 'ลดเดิมพันครึ่งหนึ่ง',
    double: 'เพิ่มเดิมพันสองเท่า',
    won: 'ได้รับ {amount}',
    reached: 'ลอยถึง {height}',
    lost: 'ดับที่ {height}',
    lostSpoken: 'ไม่ถูกรางวัล ดับที่ {height}',
    wonSpoken: 'ได้รับ {amount} ลอยถึง {height}',
    first: 'เลือกความสูงที่ต้องการ แล้วปล่อยขึ้นฟ้า',
    'stake.form': 'กรุณาใส่เดิมพันเป็นตัวเลข',
  },
});
