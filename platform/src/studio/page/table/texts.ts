import type { Tables } from '../texts';

/** What every table with bets on spots says. */
const COMMON: Tables = {
  EN: {
    place: 'Put a chip on the table first.',
    chip: 'Chip of {amount}',
    clear: 'Clear',
    rebet: 'Rebet',
    rules: 'Rules and odds',
    sound: 'Sound',
    road: 'Last rounds',
    kinds: 'Kind of bet',
    'kind.staked': '{kind}, with stakes',
    'kind.paid': '{kind}, paid',
    'spot.empty': '{spot}, pays {odds}, nothing staked',
    'spot.staked': '{spot}, pays {odds}, {amount} staked',
    'spot.paid': '{spot}, pays {odds}, paid {amount}',
    won: 'Won {amount}.',
    back: 'Paid {amount} of {stake}.',
    returned: 'Your {amount} came back.',
    lost: 'Nothing won.',
    'rules.title': 'Rules and odds',
    'rules.spot': 'Bet',
    'rules.pays': 'Pays',
    'rules.return': 'Paid back on average',
    'rules.stakes':
      '{low} to {high} a round, every bet in steps of {step}. Every payout is exact, and nothing is rounded.',
  },
  TH: {
    place: 'วางชิปบนโต๊ะก่อน',
    chip: 'ชิป {amount}',
    clear: 'ล้าง',
    rebet: 'แทงซ้ำ',
    rules: 'กติกาและอัตราจ่าย',
    sound: 'เสียง',
    road: 'รอบล่าสุด',
    kinds: 'ประเภทเดิมพัน',
    'kind.staked': '{kind} มีเดิมพันอยู่',
    'kind.paid': '{kind} ได้รับเงิน',
    'spot.empty': '{spot} จ่าย {odds} ยังไม่ได้วางเดิมพัน',
    'spot.staked': '{spot} จ่าย {odds} วางไว้ {amount}',
    'spot.paid': '{spot} จ่าย {odds} ได้รับ {amount}',
    won: 'ได้รับ {amount}',
    back: 'จ่าย {amount} จากเดิมพัน {stake}',
    returned: 'คืนเดิมพัน {amount}',
    lost: 'รอบนี้ไม่ถูกรางวัล',
    'rules.title': 'กติกาและอัตราจ่าย',
    'rules.spot': 'เดิมพัน',
    'rules.pays': 'จ่าย',
    'rules.return': 'จ่ายคืนโดยเฉลี่ย',
    'rules.stakes': '{low} ถึง {high} ต่อรอบ เดิมพันทุกช่องทีละ {step} ทุกการจ่ายลงตัว ไม่มีการปัดเศษ',
  },
};

/** The texts of a table, over those of every table. */
export const tableTexts = ({ EN, TH }: Tables): Tables => ({
  EN: { ...COMMON.EN, ...EN },
  TH: { ...COMMON.TH, ...TH },
});
