import type { Lottery } from '@foyer/shared/contract';
import { countdownText, currentLanguage } from '@foyer/shared/i18n';
import { callQuery, queryClient } from '@foyer/shared/query';
import type { PictureDeclaration, PieceFields } from '@foyer/shared/remote';
import { FACES } from '../lottery-bets/die';
import { LOOKS } from '../lottery-bets/look';
import { lotteriesQuery } from './get-lotteries';

/** A draw that never comes is always as far away. */
const NEVER = Number.POSITIVE_INFINITY;

/** A number that no lottery draws, and more of it than one line has. */
const NUMBER = 7654321;
const MANY = Array.from({ length: 11 }, () => NUMBER);

const [CLASS, CODE, NAME, ISSUE] = ['ClassOfPicture', 'CodeOfPicture', 'NameOfPicture', 'IssueOfPicture'];

function answer({ code = CODE, number = NUMBER, isDrawing, inOneLine }: PieceFields): void {
  const lottery: Lottery = {
    ...{ code: String(code), displayName: NAME, gameClassifyNew: CLASS, lastIssue: ISSUE, nextIssue: '' },
    lastNumbers: inOneLine === false ? MANY : [Number(number)],
    nextDrawAt: isDrawing === true ? -NEVER : NEVER,
  };
  const menu = [{ gameClassifyNew: CLASS, displayName: CLASS, lotteries: [lottery] }];
  queryClient.setQueryData(lotteriesQuery(currentLanguage()).queryKey, [lottery]);
  queryClient.setQueryData(callQuery('lotteryMenu').queryKey, menu);
}

/** Numbers of a die have pips, all others their digits. */
const ofLooks = [...LOOKS].flatMap(([code, look]): PieceFields[] =>
  look === 'die' ? [...FACES.map((number) => ({ code, number })), { code }] : [{ code }],
);

export const picture = {
  pieces: {
    of: 'lotteries',
    answer,
    pieces: [
      {
        name: 'numbers',
        opens: /(?<=<span aria-hidden="true" class="[^"]*">)<span/,
        looks: [...ofLooks, {}],
        holes: [[String(NUMBER), 'number']],
      },
      {
        name: 'lotteries',
        opens: /<li/,
        looks: [true, false].flatMap((isDrawing) => [true, false].map((inOneLine) => ({ isDrawing, inOneLine }))),
        holes: [
          [CODE, 'code'],
          [NAME, 'name'],
          [ISSUE, 'issue'],
          [countdownText(NEVER), 'time'],
          [MANY.join(' '), 'said'],
          [String(NUMBER), 'said'],
        ],
      },
      { name: 'classes', opens: /<section/, looks: [{}], holes: [[CLASS, 'name']] },
    ],
  },
} satisfies PictureDeclaration;
