import type { Words } from '../../base/catalogue/content-kinds';
import { BIRTHDAY, MISSION, WELCOME } from './table';

interface RewardWords {
  readonly title: Exclude<Words, string>;
  readonly condition: Exclude<Words, string>;
}

const [, , best] = MISSION.prizes;

/** What the platform's own rewards are called and given for. */
export const REWARD_WORDS = {
  WELCOME: {
    title: { EN: 'Welcome bonus', TY: 'โบนัสต้อนรับ' },
    condition: {
      EN: `${WELCOME.percent}% on top of your first deposit of ${WELCOME.deposit} or more. It comes by itself.`,
      TY: `รับเพิ่ม ${WELCOME.percent}% เมื่อฝากครั้งแรกตั้งแต่ ${WELCOME.deposit} ขึ้นไป ระบบเพิ่มให้อัตโนมัติ`,
    },
  },
  MISSION: {
    title: { EN: 'Seven lanterns', TY: 'โคมเจ็ดดวง' },
    condition: {
      EN: `${MISSION.rounds} rounds a day, ${MISSION.days} days in a row. With stakes from ${best.from} it is ${best.amount}.`,
      TY: `เล่นวันละ ${MISSION.rounds} รอบ ติดต่อกัน ${MISSION.days} วัน เดิมพันตั้งแต่ ${best.from} ต่อรอบ รับ ${best.amount}`,
    },
  },
  BIRTHDAY: {
    title: { EN: 'Birthday gift', TY: 'ของขวัญวันเกิด' },
    condition: {
      EN: `The gift of your club level. It waits for ${BIRTHDAY.claimDays} days from your birthday on.`,
      TY: `ของขวัญตามระดับสมาชิกของคุณ รับได้ภายใน ${BIRTHDAY.claimDays} วันนับจากวันเกิด`,
    },
  },
} as const satisfies Record<string, RewardWords>;

/** Both languages of words that may be the same in all. */
export const inBoth = (words: Words): Exclude<Words, string> =>
  typeof words === 'string' ? { EN: words, TY: words } : words;
