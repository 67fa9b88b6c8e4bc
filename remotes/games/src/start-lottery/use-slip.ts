import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { useRef, useState } from 'react';
import type { Board, Play } from '../lottery-bets/picks';
import { ratesText } from '../lottery-bets/rates';
import { EMPTY, fitting, type Slip, type SlipLine, type Slips, storedSlips } from './slip';

export interface SlipState extends Slip {
  /** Puts picks on the slip; false where they do not fit any more, which is said. */
  readonly add: (play: Play, picks: readonly string[]) => boolean;
  readonly setStake: (line: SlipLine, stake: string) => void;
  readonly setStakes: (stake: string) => void;
  readonly remove: (line: SlipLine) => void;
  /** Empties the slip of this lottery, or of another one whose order was found out about here. */
  readonly clear: (of?: string) => void;
  readonly setIssues: (issues: number) => void;
  readonly setStopOnWin: (stops: boolean) => void;
}

/** The slips of this tab. They outlive a reload, the log-in, and a session that ended under them (F-LOTTERYBET-06, -07). */
function useSlips() {
  const [slips, setSlips] = useState<Slips>(() => storedSlips.get() ?? {});
  // Two changes in one frame see the same render.
  const present = useRef(slips);
  const write = (next: Slips) => {
    present.current = next;
    setSlips(next);
    if (Object.keys(next).length === 0) storedSlips.remove();
    else storedSlips.set(next);
  };
  useDraft({ getValues: () => present.current, reset: write }, 'lottery.slips');
  return { slips, present, write };
}

/** The slip of a board's lottery. */
export function useSlip({ code, plays, limits }: Board): SlipState {
  const t = useT('games');
  const { slips, present, write } = useSlips();
  const slip = fitting(slips[code] ?? EMPTY, plays, limits);
  const change = (make: (slip: Slip) => Slip) => {
    const { [code]: own = EMPTY, ...others } = present.current;
    const next = make(fitting(own, plays, limits));
    write(next.lines.length === 0 ? others : { ...others, [code]: next });
  };
  const each = (make: (line: SlipLine) => SlipLine) =>
    change((own) => ({ ...own, lines: own.lines.map((line) => make(line)) }));
  const isSame = (one: SlipLine, other: SlipLine) => one.play === other.play && one.pick === other.pick;
  return {
    ...slip,
    add: (play, picks) => {
      const { lines } = fitting(present.current[code] ?? EMPTY, plays, limits);
      const stake = lines.at(-1)?.stake ?? limits.lineMin;
      const made = picks.map((pick) => ({ play: play.id, pick, stake, rates: ratesText(play, pick) }));
      const fresh = made.filter((line) => !lines.some((one) => isSame(one, line)));
      if (lines.length + fresh.length > limits.lines) {
        bus.emit('toast:show', { text: t('slip.full', { max: limits.lines }), kind: 'error' });
        return false;
      }
      change((own) => ({ ...own, lines: [...own.lines, ...fresh] }));
      return true;
    },
    setStake: (changed, stake) => each((line) => (isSame(line, changed) ? { ...line, stake } : line)),
    setStakes: (stake) => each((line) => ({ ...line, stake })),
    remove: (gone) => change((own) => ({ ...own, lines: own.lines.filter((line) => !isSame(line, gone)) })),
    clear: (of = code) => {
      const { [of]: _, ...others } = present.current;
      write(others);
    },
    setIssues: (issues) => change((own) => ({ ...own, issues })),
    setStopOnWin: (stopOnWin) => change((own) => ({ ...own, stopOnWin })),
  };
}
