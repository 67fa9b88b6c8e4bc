import type { Game } from '@foyer/shared/contract';
import { useState } from 'react';
import { type ListView, queryOf } from '../catalogue/list-view';

/** Whether a game is meant by a text: letters of its name, as they stand, large or small. */
const isMeant = ({ gameName }: Game, text: string): boolean =>
  gameName.toLocaleLowerCase().includes(text.toLocaleLowerCase());

/**
 * What is being typed into the search box narrows the games that are there, and asks for nothing: the search itself leaves on
 * Enter (S2-GAMELIST-01). It counts for the view it was typed in.
 */
export function useTyped(view: ListView, games: readonly Game[] | undefined) {
  const [typed, setTyped] = useState<{ text: string; place: string }>();
  const place = queryOf(view).toString();
  const text = typed?.place === place ? typed.text : view.search;
  const narrows = text !== view.search && text !== '';
  return {
    text,
    narrows,
    games: narrows ? games?.filter((game) => isMeant(game, text)) : games,
    set: (next: string | undefined) => setTyped(next === undefined ? undefined : { text: next, place }),
  };
}
