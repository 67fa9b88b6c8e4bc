import type { Game } from '@foyer/shared/contract';
import { useState } from 'react';
import { type ListView, queryOf } from '../catalogue/list-view';

/** Whether a game's name contains a text; case is ignored. */
const hasName = ({ gameName }: Game, text: string): boolean =>
  gameName.toLocaleLowerCase().includes(text.toLocaleLowerCase());

/**
 * Filters the loaded games by the text in the search box, without a request; Enter searches (S2-GAMELIST-01). The text belongs
 * to the view that was asked for last when it was typed.
 */
export function useTyped(view: ListView, newest: () => ListView, games: readonly Game[] | undefined) {
  const [typed, setTyped] = useState<{ text: string; place: string }>();
  const place = queryOf(view).toString();
  const text = typed?.place === place ? typed.text : view.search;
  const narrows = text !== view.search && text !== '';
  return {
    text,
    narrows,
    games: narrows ? games?.filter((game) => hasName(game, text)) : games,
    set: (next: string | undefined) =>
      setTyped(next === undefined ? undefined : { text: next, place: queryOf(newest()).toString() }),
  };
}
