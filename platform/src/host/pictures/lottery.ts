import { type Lottery, PRIZE_MODES, type ValueOf } from '@foyer/shared/contract';
import { countdownIn } from '@foyer/shared/i18n/in-language';
import { type LanguageCode, languages } from '@foyer/shared/i18n/languages';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lotteriesOf } from '../../calls/lottery/list';
import { lotteryMenuOf } from '../../calls/lottery/menu';
import type { Piece } from './pieces';
import { FRESH, remembered } from './remembered';

/** Lotteries in a picture: more than a phone shows. */
const MOST = 7;

/** Numbers that stand in one line. */
const ONE_LINE = 10;

function lotteryPiece({ code, displayName, lastIssue, lastNumbers, nextDrawAt }: Lottery, now: Date, locale: string) {
  const left = nextDrawAt - now.getTime();
  return {
    ...{ code, name: displayName, issue: lastIssue, said: lastNumbers.join(' ') },
    ...{ isDrawing: left <= 0, time: countdownIn(left, locale), inOneLine: lastNumbers.length <= ONE_LINE },
    numbers: lastNumbers.map((number) => ({ code, number })),
  };
}

/**
 * The classes of a menu with the first of their lotteries, as their page has them (decision 120). None where there is no lottery, or
 * where one is in maintenance: until when is said by the clock of the device.
 * @param now the platform's time, for what is left until a draw
 */
export function lotteryPieces(
  lotteries: readonly Lottery[],
  menu: ValueOf<'lotteryMenu'>,
  now: Date,
  language: LanguageCode,
): Piece | undefined {
  const known = new Map(lotteries.map((each) => [each.code, each]));
  let room = MOST;
  const classes: Piece[] = [];
  for (const { displayName: name, lotteries: listed } of menu) {
    const shown = listed.filter(({ code }) => known.has(code)).slice(0, room);
    if (shown.some(({ until }) => until !== undefined && until > now.getTime())) return undefined;
    room -= shown.length;
    const ofClass = shown.flatMap(({ code }) => known.get(code) ?? []);
    if (ofClass.length > 0)
      classes.push({ name, lotteries: ofClass.map((each) => lotteryPiece(each, now, languages[language])) });
  }
  return classes.length === 0 ? undefined : { classes };
}

/** What the page of lotteries shows first, as calls answer it to a visitor. Kept for seconds by merchant and language. */
export function lotteryAnswer(
  db: Db,
  catalogue: Catalogue,
  fresh = FRESH,
): (merchant: string, language: LanguageCode, now: Date) => Promise<Piece | undefined> {
  const keep = remembered<readonly [Lottery[], ValueOf<'lotteryMenu'>]>(fresh);
  return async (merchant, language, now) => {
    const [lotteries, menu] = await keep(JSON.stringify([merchant, language]), () =>
      // Those of this mode are all; the page asks for e-lotteries besides to know which they are.
      Promise.all([
        lotteriesOf(db, catalogue, merchant, { language, prizeMode: PRIZE_MODES.LOTT }, now),
        lotteryMenuOf(db, catalogue, merchant, { language }, now),
      ]),
    );
    return lotteryPieces(lotteries, menu, now, language);
  };
}
