import { countText, useT } from '@foyer/shared/i18n';
import { rateText } from '@foyer/shared/lottery';
import { Button, formatMoney, SegmentedControl } from '@foyer/shared/ui';
import { useState } from 'react';
import { filled, fillsOf, randomChoices } from '../lottery-bets/fills';
import { lookOf } from '../lottery-bets/look';
import { type Board, type Chosen, type Column, columnsOf, type Play } from '../lottery-bets/picks';
import { ratesText } from '../lottery-bets/rates';
import { PickColumn } from './pick-column';
import styles from './play-board.module.css';

interface PlayBoardProps {
  board: Board;
  play: Play;
  chosen: Chosen;
  currency: string;
  isLocked: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** Columns that stand below each other; of more, one at a time shows. */
const STACKED = 3;

/** How to fill in a play, in words. */
function useHow({ form: { kind, count = 1, different, ordered } }: Play): string {
  const t = useT('games');
  if (kind === 'option') return t('board.how.option');
  if (kind === 'place') return t('board.how.place');
  if (kind === 'digits' && different !== undefined)
    return t(different === count ? 'board.how.mixed' : 'board.how.pair', { count });
  if (kind === 'digits') return count === 1 ? t('board.how.digitsOne') : t('board.how.digits', { count });
  if (count === 1) return t('board.how.numbersOne');
  return t(ordered === true ? 'board.how.ordered' : 'board.how.numbers', { count });
}

/** What a play pays, by outcome where it has several: `3 right ×10`. */
function Rates({ play }: { play: Play }) {
  const t = useT('games');
  const { odds, form } = play;
  if (Object.keys(odds).length > 1 && form.kind === 'numbers')
    return Object.entries(odds).map(([right, rate]) => (
      <span key={right} className={styles.rate}>
        {t('board.right', { count: Number(right) })} <b>{rateText(rate)}</b>
      </span>
    ));
  return (
    <span className={styles.rate}>
      <b>{ratesText(play, '')}</b>
    </span>
  );
}

/** The choices of a play: its odds and bounds, chance, and a grid for each thing to choose. */
export function PlayBoard({ board, play, chosen, currency, isLocked, onChoose }: PlayBoardProps) {
  const t = useT('games');
  const how = useHow(play);
  const { code, limits } = board;
  const columns = columnsOf(play.form);
  const [shown, setShown] = useState(1);
  const isStacked = columns.length <= STACKED;
  const visible = isStacked ? columns : columns.filter(({ place }) => place === shown);
  const hasOwnRates = play.best['*'] === undefined;
  const put = (at: number, options: readonly string[]) =>
    onChoose(columns.map((_, column) => (column === at ? options : (chosen[column] ?? []))));
  const nameOf = ({ place }: Column) => (place === 0 ? play.name : t('board.place', { place }));
  return (
    <div className={styles.board}>
      <div className={styles.facts}>
        {hasOwnRates ? null : (
          <p className={styles.rates}>
            <span className="visually-hidden">{t('board.odds')} </span>
            <Rates play={play} />
          </p>
        )}
        <p className={styles.note}>
          {t('board.limits', {
            min: formatMoney(limits.lineMin, currency),
            max: formatMoney(limits.lineMax, currency),
          })}
        </p>
      </div>
      <div className={styles.intro}>
        <p className={styles.note}>{how}</p>
        <Button
          size="small"
          aria-disabled={isLocked || undefined}
          onClick={() => isLocked || onChoose(randomChoices(play))}
        >
          {t('board.random')}
        </Button>
      </div>
      {isStacked ? null : (
        <SegmentedControl
          look="chips"
          label={t('board.places')}
          value={String(shown)}
          onChange={(place) => setShown(Number(place))}
          className={styles.places}
          items={columns.map(({ place }) => ({
            value: String(place),
            label: (
              <>
                {countText(place)}
                {chosen[place - 1]?.length ? (
                  <span className={styles.dot}>{countText(chosen[place - 1]?.length ?? 0)}</span>
                ) : null}
              </>
            ),
          }))}
        />
      )}
      {visible.map((column) => {
        const at = Math.max(0, column.place - 1);
        const own = chosen[at] ?? [];
        return (
          <PickColumn
            key={column.place}
            label={nameOf(column)}
            isLabelShown={columns.length > 1}
            options={column.options}
            chosen={own}
            look={lookOf(code)}
            rateOf={(option) => (hasOwnRates ? ratesText(play, option) : undefined)}
            fills={fillsOf(play, column, limits.lines)}
            isLocked={isLocked}
            onToggle={(option) =>
              put(at, own.includes(option) ? own.filter((one) => one !== option) : [...own, option])
            }
            onFill={(fill) => put(at, filled(column.options, fill))}
          />
        );
      })}
    </div>
  );
}
