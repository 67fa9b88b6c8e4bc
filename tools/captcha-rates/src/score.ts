export interface Score {
  readonly samples: number;
  readonly digits: number;
  readonly digitsRead: number;
  readonly wholeRead: number;
}

/** Counts digits that were read at their place, and captchas that were read as a whole. */
export function scoreOf(pairs: readonly { readonly shown: string; readonly read: string }[]): Score {
  let [digits, digitsRead, wholeRead] = [0, 0, 0];
  for (const { shown, read } of pairs) {
    digits += shown.length;
    if (shown === read) wholeRead += 1;
    [...shown].forEach((digit, place) => {
      if (read[place] === digit) digitsRead += 1;
    });
  }
  return { samples: pairs.length, digits, digitsRead, wholeRead };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** A row of the table in docs/captcha.md. */
export const rowOf = (what: string, by: string, { samples, digits, digitsRead, wholeRead }: Score): string =>
  `| ${what} | ${by} | ${samples} | ${percent(digitsRead, digits)} | ${percent(wholeRead, samples)} |`;
