import type { ContentOf } from '../../base/catalogue/content-kinds';
import { merchantDayOf } from '../../base/time/merchant-day';
import { CATCH, DERBY, FESTIVAL, MIDWEEK } from '../../calls/rewards/table';
import { type Round, roundAt, ZONE } from './rounds';

const DAY_MS = 86_400_000;
/** How long a gift can be claimed after its round, in days. */
const CLAIM_DAYS = 3;

export const CATCH_ROUND: Round = { every: 14, from: ['1970-01-12', '00:00'], to: ['1970-01-19', '00:00'] };
export const DERBY_ROUND: Round = { every: 7, from: ['1970-01-03', '00:00'], to: ['1970-01-05', '00:00'] };
export const FESTIVAL_ROUND: Round = { every: 28, from: ['1970-01-05', '00:00'], to: ['1970-01-17', '00:00'] };
const MIDWEEK_ROUND: Round = { every: 7, from: ['1970-01-06', '00:00'], to: ['1970-01-09', '00:00'] };

interface CommonGift extends Omit<ContentOf<'gifts'>[number], 'id' | 'from' | 'to' | 'until'> {
  readonly round: Round;
}

const GIFTS: readonly CommonGift[] = [
  {
    ...{ promotion: 'CATCH', round: CATCH_ROUND, gameTypes: ['FISH'], ...CATCH },
    title: { EN: 'The big catch', TY: 'ปลายักษ์ประจำสัปดาห์' },
    condition: {
      EN: `Stakes of ${CATCH.stakes} in the fishing rooms, from Monday to Sunday.`,
      TY: `เดิมพันเกมยิงปลาครบ ${CATCH.stakes} ตั้งแต่วันจันทร์ถึงวันอาทิตย์`,
    },
  },
  {
    ...{ promotion: 'DERBY', round: DERBY_ROUND, gameTypes: ['SPORTS', 'ESPORTS'], ...DERBY },
    title: { EN: 'Derby days', TY: 'ศึกดาร์บี้สุดสัปดาห์' },
    condition: {
      EN: `Stakes of ${DERBY.stakes} on sports, on Saturday and Sunday.`,
      TY: `เดิมพันกีฬาครบ ${DERBY.stakes} ในวันเสาร์และอาทิตย์`,
    },
  },
  {
    ...{ promotion: 'FESTIVAL', round: FESTIVAL_ROUND, gameTypes: ['LOTT', 'ELOTT'], ...FESTIVAL },
    title: { EN: 'Floating lights', TY: 'เทศกาลลอยประทีป' },
    condition: {
      EN: `Stakes of ${FESTIVAL.stakes} in lotteries within the twelve days of the festival.`,
      TY: `เดิมพันหวยครบ ${FESTIVAL.stakes} ภายในสิบสองวันของเทศกาล`,
    },
  },
  {
    ...{ promotion: 'MIDWEEK', round: MIDWEEK_ROUND, ...MIDWEEK },
    title: { EN: 'Midweek top-up', TY: 'เติมเงินกลางสัปดาห์' },
    condition: {
      EN: `Deposits of ${MIDWEEK.deposits} from Tuesday to Thursday.`,
      TY: `ฝากเงินรวม ${MIDWEEK.deposits} ตั้งแต่วันอังคารถึงวันพฤหัสบดี`,
    },
  },
];

/** Each gift with its current round, else its next one, and with the round before while that can still be claimed. */
export function giftsAt(now: Date): ContentOf<'gifts'> {
  const today = merchantDayOf(now, ZONE);
  return GIFTS.flatMap(({ round, ...gift }) => {
    const { startsAt, endsAt } = roundAt(round, now, today);
    return [0, round.every * DAY_MS].map((back) => {
      const [from, to] = [startsAt - back, endsAt - back];
      const until = to + CLAIM_DAYS * DAY_MS;
      return { ...gift, id: `${gift.promotion}-${merchantDayOf(new Date(from), ZONE)}`, from, to, until };
    });
  });
}
