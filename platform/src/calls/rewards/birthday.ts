import { addDays, type Day } from '../../base/time/days';
import { merchantDayOf, merchantMoment } from '../../base/time/merchant-day';
import { standingOf } from '../club/standing';
import type { Asked, Candidate } from './candidate';
import { BIRTHDAY } from './table';
import { REWARD_WORDS } from './words';

/** How long before the day it is announced, in days. */
const ANNOUNCED = 30;

/** The day of a year on which somebody born on a day celebrates; who was born on 29 February does so on 1 March of other years. */
function celebrated(birthday: Day, year: string): Day {
  const day = `${year}${birthday.slice(4)}`;
  return addDays(addDays(day, 0) === day ? day : `${year}-03-01`, 0);
}

/** The gift of the birthday that comes next or was last, by the member's club level. */
export async function birthdayCandidates(asked: Asked): Promise<Candidate[]> {
  const { db, site, member, now } = asked;
  if (member.birthday === null) return [];
  const today = merchantDayOf(now, site.timeZone);
  const { levels, current } = await standingOf(db, member);
  const amount = levels[current]?.benefits.find(({ code }) => code === 'birthday')?.value ?? '0';
  if (!(Number(amount) > 0)) return [];
  const years = [Number(today.slice(0, 4)) - 1, Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1].map(String);
  return years.flatMap((year) => {
    const day = celebrated(member.birthday ?? '', year);
    if (addDays(day, BIRTHDAY.claimDays) < addDays(today, -ANNOUNCED) || day > addDays(today, ANNOUNCED)) return [];
    const opens = merchantMoment(day, site.timeZone);
    return {
      ...{ ...REWARD_WORDS.BIRTHDAY, promotion: 'BIRTHDAY', period: year, amount, purse: 'main' as const },
      ...{ earned: opens <= now, opensAt: opens.getTime() },
      deadline: merchantMoment(addDays(day, BIRTHDAY.claimDays), site.timeZone).getTime(),
    };
  });
}
