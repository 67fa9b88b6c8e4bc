import type { Announcement } from './announcement';

function banner(id: number, scene: string, url: string, EN: string, TY: string): Announcement {
  return {
    id,
    type: 'B',
    title: { EN, TY },
    content: { EN: '', TY: '' },
    url,
    promotionType: '',
    execution: '',
    image: `/art/banner/${scene}.svg`,
  };
}

/** Home banners with one line of text each, over the calm part of the picture. */
export const BANNERS: readonly Announcement[] = [
  banner(
    101,
    'lantern-street',
    '/m/gameList?gameType=INHOUSE',
    'Tonight the street is yours',
    'ค่ำคืนนี้ ถนนสายโคมเป็นของคุณ',
  ),
  banner(102, 'stadium-night', '/m/gameList?gameType=SPORTS', 'Kick-off under the lights', 'เปิดสนามใต้แสงไฟ'),
  banner(103, 'river-lanterns', '/m/moreLottery', 'A new draw every minute', 'ลุ้นผลรางวัลใหม่ทุกนาที'),
  banner(104, 'rooftop-fireworks', '/m/activity', 'Weekend cashback up to 8%', 'คืนยอดเสียสุดสัปดาห์สูงสุด 8%'),
];
