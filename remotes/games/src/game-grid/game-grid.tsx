import type { Game } from '@foyer/shared/contract';
import { useWindowFrom } from '@foyer/shared/ui';
import { memo, useRef } from 'react';
import { GameCard, type GameCardProps } from '../game-card/game-card';
import styles from './game-grid.module.css';
import { useRowsInView } from './use-rows-in-view';

/** Number of cards on the first screen. */
export const FIRST_SCREEN = 9;

interface ItemProps extends GameCardProps {
  /** Place in the whole list, from 1, and its length. */
  place: number;
  count: number;
  /** Of the first card in the document, unless it is the first of its row; from 0. */
  column?: number | undefined;
}

/** Rows come and go while a finger scrolls, and pages arrive; the cards that stay are as they were. */
const Card = memo(GameCard);
const Item = memo(({ place, count, column, ...card }: ItemProps) => (
  <li
    aria-setsize={count}
    aria-posinset={place}
    className={styles.item}
    style={column ? { gridColumnStart: column + 1 } : undefined}
  >
    <Card {...card} />
  </li>
));

export interface GameGridProps {
  games: readonly Game[];
  /** In a list of hot games, which needs no hot marks. */
  amongHot?: boolean;
}

/** Games in rows, of which the document holds those near the window. */
export function GameGrid({ games, amongHot = false }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  // As many as the styles have.
  const columns = useWindowFrom(768) ? 6 : 3;
  const { from, to, column, style } = useRowsInView(list, games.length, columns);
  return (
    <ul ref={list} className={styles.grid} style={style}>
      {games.slice(from, to).map((game, index) => (
        <Item
          key={game.nodeId}
          game={game}
          place={from + index + 1}
          count={games.length}
          column={index === 0 ? column : undefined}
          eager={from + index < FIRST_SCREEN}
          amongHot={amongHot}
        />
      ))}
    </ul>
  );
}
