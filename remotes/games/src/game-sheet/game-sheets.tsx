import { bus } from '@foyer/shared/bus';
import type { Game } from '@foyer/shared/contract';
import { savesData } from '@foyer/shared/device';
import { text } from '@foyer/shared/i18n';
import { queryClient } from '@foyer/shared/query';
import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react';
import { detailQuery } from './get-detail';
import { SheetContext, type SheetOpener } from './sheet-opener';

type Sheet = typeof import('./game-sheet').GameSheet;

/** Loads the sheet at the first touch, because few visits open it. Asks a second time when it does not come. */
const load = async (): Promise<Sheet> => {
  const { GameSheet } = await import('./game-sheet').catch(() => import('./game-sheet'));
  return GameSheet;
};

interface Opened {
  readonly Sheet: Sheet;
  readonly game: Game;
  /** Counts openings: each has a state of its own. */
  readonly count: number;
  readonly open: boolean;
}

/**
 * Lets the game cards inside open a sheet (decision 75). It stands around a page, not around a list: a game that leaves its list, since its
 * heart was pressed, keeps its sheet.
 */
export function GameSheets({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened((before) => before && { ...before, open: false }), []);
  const opener = useMemo<SheetOpener>(
    () => ({
      prepare: ({ nodeId }) => {
        if (savesData()) return;
        void load().catch(() => undefined);
        void queryClient.prefetchQuery(detailQuery(nodeId));
      },
      open: (game) =>
        load().then(
          // In slices: what was pressed shows so at once (decision 115).
          (Sheet) =>
            startTransition(() =>
              setOpened((before) =>
                before?.open && before.game.nodeId === game.nodeId
                  ? before
                  : { Sheet, game, count: (before?.count ?? 0) + 1, open: true },
              ),
            ),
          () => bus.emit('toast:show', { text: text('shared', 'error.offline'), kind: 'error' }),
        ),
    }),
    [],
  );
  return (
    <SheetContext value={opener}>
      {children}
      {opened === undefined ? null : (
        <opened.Sheet key={opened.count} game={opened.game} open={opened.open} onClose={close} />
      )}
    </SheetContext>
  );
}
