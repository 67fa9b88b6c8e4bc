import type { Game } from '@foyer/shared/contract';
import { createContext, useContext } from 'react';

/** Opens the sheet of a game. */
export interface SheetOpener {
  /** Loads the sheet and what it shows, at a touch. */
  readonly prepare: (game: Game) => void;
  /** @returns kept when the sheet is there to be drawn, or has said why not */
  readonly open: (game: Game) => Promise<void>;
}

export const SheetContext = createContext<SheetOpener | undefined>(undefined);

/** What opens sheets on this page; undefined where no `GameSheets` is around. */
export const useSheetOpener = (): SheetOpener | undefined => useContext(SheetContext);
