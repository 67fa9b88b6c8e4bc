import type { Tables } from './texts';

/** Parts of the rules, in their order. */
export const PARTS = [
  'matches',
  'result',
  'handicap',
  'total',
  'quarter',
  'combo',
  'void',
  'live',
  'margin',
  'limits',
  'check',
] as const;

/** What the odds keep of stakes, in percent. */
export const MARGIN = { result: 6, other: 5 } as const;
/** What a bet brings at most. */
export const MOST_PAYOUT = '1000000';

/** The rules of a book of matches. They are long, so they load once somebody reads them. */
export const RULES: Tables = {
  EN: {
    'rules.matches.head': 'The matches',
    'rules.matches':
      'All matches are drawn by our studio: no real clubs play. A full match lasts as long as on a pitch, a sprint about five minutes. What counts is the score after the last minute; basketball that is level has one deciding basket, so it never ends in a draw.',
    'rules.result.head': 'Result',
    'rules.result': '1 is the home side, X a draw, 2 the away side.',
    'rules.handicap.head': 'Handicap',
    'rules.handicap':
      'A side starts with goals added (+) or taken away (−), counted over the whole match, also when you bet while it is played. With a half (−0.5) you win or lose. With a whole (−1) your stake comes back when it is level after the handicap.',
    'rules.total.head': 'Over / under',
    'rules.total':
      'Goals or points of both sides over the whole match. With a half (2.5) you win or lose. With a whole (3) your stake comes back when it is exactly that.',
    'rules.quarter.head': 'Quarter lines',
    'rules.quarter':
      'With a quarter (−0.25, 2.75) half of your stake is on the line below and half on the line above: −0.25 is half on 0 and half on −0.5. One half may win while the other comes back (half won), or come back while the other loses (half lost). Football only.',
    'rules.combo.head': 'Combos',
    'rules.combo':
      'Up to {n} picks of different matches in one bet: their odds are multiplied, and none of them may lose. A pick whose stake would come back counts with odds of 1, one that is half won with half of its odds and half of 1, one that is half lost with 0.5.',
    'rules.void.head': 'When a stake comes back',
    'rules.void':
      'A single whose line ends level, and a combo of which every pick does; of a pick that is half lost or half won on a quarter line, one half. Nothing else changes a bet once it is placed.',
    'rules.live.head': 'While it is played',
    'rules.live':
      'Odds follow every minute. No bets are taken for 8 seconds after a score, for the last second of a minute, and in the last minute. A bet for which the score is another one than you saw is refused, whatever you chose for odds that move.',
    'rules.margin.head': 'What we keep',
    'rules.margin':
      'Odds are the fair ones less {result} % for the result, and less {other} % for handicaps and over / under. Before a match stakes of all players move them a little; they are never above the fair ones.',
    'rules.limits.head': 'Stakes',
    'rules.limits':
      '{low} to {high} a bet, in steps of {step}. Odds are 101 at most, those of a combo {odds}, and a bet brings {most} at most: where it could bring more, the largest stake is smaller.',
    'rules.check.head': 'How to check a match',
    'rules.check':
      'Before a match is in the book, a seed for it is drawn, and its SHA-256 is shown under the match. Every chance of every minute follows from that seed and the name of the match (HMAC-SHA256) alone. Once the match is over the seed is shown, and your browser draws the whole match again: the fingerprint and everything that happened must be the same, or the match was changed.',
  },
  TH: {
    'rules.matches.head': 'แมตช์',
    'rules.matches':
      'ทุกแมตช์สุ่มโดยสตูดิโอของเรา ไม่มีสโมสรจริงลงแข่ง แมตช์เต็มใช้เวลาเท่าการแข่งจริง แมตช์สปรินต์ประมาณห้านาที นับสกอร์หลังนาทีสุดท้าย บาสเกตบอลที่เสมอจะมีลูกตัดสินหนึ่งลูก จึงไม่มีผลเสมอ',
    'rules.result.head': 'ผลแพ้ชนะ',
    'rules.result': '1 คือเจ้าบ้าน X คือเสมอ 2 คือทีมเยือน',
    'rules.handicap.head': 'แฮนดิแคป',
    'rules.handicap':
      'ทีมหนึ่งเริ่มด้วยประตูที่เพิ่ม (+) หรือลด (−) โดยนับทั้งแมตช์ แม้เดิมพันระหว่างแข่ง ราคาครึ่ง (−0.5) มีแต่ชนะหรือแพ้ ราคาเต็ม (−1) คืนเดิมพันเมื่อเสมอหลังคิดแฮนดิแคป',
    'rules.total.head': 'สูง / ต่ำ',
    'rules.total': 'ประตูหรือแต้มรวมของทั้งสองทีมตลอดแมตช์ ราคาครึ่ง (2.5) มีแต่ชนะหรือแพ้ ราคาเต็ม (3) คืนเดิมพันเมื่อรวมได้เท่านั้นพอดี',
    'rules.quarter.head': 'ราคาครึ่งควบ',
    'rules.quarter':
      'ราคาที่ลงท้ายด้วย .25 หรือ .75 (−0.25, 2.75) แบ่งเดิมพันครึ่งหนึ่งไปที่ราคาต่ำกว่า อีกครึ่งไปที่ราคาสูงกว่า เช่น −0.25 คือครึ่งหนึ่งที่ 0 และอีกครึ่งที่ −0.5 ครึ่งหนึ่งอาจชนะขณะอีกครึ่งคืนทุน (ชนะครึ่ง) หรือครึ่งหนึ่งคืนทุนขณะอีกครึ่งแพ้ (แพ้ครึ่ง) มีเฉพาะฟุตบอล',
    'rules.combo.head': 'สเต็ป',
    'rules.combo':
      'รวมได้ไม่เกิน {n} รายการจากต่างแมตช์ในเดิมพันเดียว ราคาคูณกัน และต้องไม่แพ้เลยสักรายการ รายการที่ต้องคืนเดิมพันนับเป็นราคา 1 รายการที่ชนะครึ่งนับเป็นครึ่งหนึ่งของราคาบวก 0.5 รายการที่แพ้ครึ่งนับเป็น 0.5',
    'rules.void.head': 'เมื่อใดคืนเดิมพัน',
    'rules.void':
      'เดิมพันเดี่ยวที่ออกเสมอกับราคา และสเต็ปที่ทุกรายการเป็นเช่นนั้น รายการที่ชนะครึ่งหรือแพ้ครึ่งคืนเดิมพันครึ่งหนึ่ง นอกจากนี้ไม่มีสิ่งใดเปลี่ยนเดิมพันที่วางแล้ว',
    'rules.live.head': 'ระหว่างแข่ง',
    'rules.live':
      'ราคาเปลี่ยนตามทุกนาที ไม่รับเดิมพัน 8 วินาทีหลังมีประตูหรือแต้ม วินาทีสุดท้ายของแต่ละนาที และในนาทีสุดท้าย หากสกอร์ไม่ตรงกับที่คุณเห็น เดิมพันจะถูกปฏิเสธ ไม่ว่าคุณเลือกรับราคาแบบใด',
    'rules.margin.head': 'ส่วนของเรา',
    'rules.margin':
      'ราคาคือราคายุติธรรมหัก {result} % สำหรับผลแพ้ชนะ และหัก {other} % สำหรับแฮนดิแคปและสูง / ต่ำ ก่อนแข่ง เดิมพันของผู้เล่นทุกคนทำให้ราคาขยับเล็กน้อย แต่ไม่เกินราคายุติธรรม',
    'rules.limits.head': 'เดิมพัน',
    'rules.limits':
      '{low} ถึง {high} ต่อเดิมพัน ทีละ {step} ราคาสูงสุด 101 ราคาสเต็ปสูงสุด {odds} และหนึ่งเดิมพันจ่ายไม่เกิน {most} หากอาจจ่ายเกิน เดิมพันสูงสุดจะลดลง',
    'rules.check.head': 'วิธีตรวจสอบแมตช์',
    'rules.check':
      'ก่อนแมตช์เข้าสู่รายการ ระบบสุ่มซีดและแสดง SHA-256 ของซีดไว้ใต้แมตช์ ทุกโอกาสในทุกนาทีคำนวณจากซีดและชื่อแมตช์เท่านั้น (HMAC-SHA256) เมื่อจบแมตช์ ซีดจะแสดง และเบราว์เซอร์ของคุณสุ่มทั้งแมตช์ซ้ำ ลายนิ้วมือและทุกเหตุการณ์ต้องตรงกัน มิฉะนั้นแมตช์ถูกเปลี่ยน',
  },
};
