import { errorTextKey } from '@foyer/shared/api';
import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, QueryView } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import type { useGamePages } from '../paging/use-game-pages';
import { FIRST_SCREEN, GameGrid } from './game-grid';
import styles from './game-grid.module.css';
import { GridSkeleton } from './grid-skeleton';

/** Placeholders of the next page: one row. */
const IN_ROW = 3;

export interface GameResultsProps {
  pages: Omit<ReturnType<typeof useGamePages>, 'games'> & { games: readonly Game[] | undefined };
  amongHot?: boolean;
  /** Shown where there are no games. */
  empty: ReactNode;
}

/** The cards of a list that loads by pages, in each of its states. */
export function GameResults({ pages, amongHot = false, empty }: GameResultsProps) {
  const { games, error, loading, loadingMore, retry } = pages;
  const query = { data: games, error, isFetching: loading, refetch: retry };
  return (
    <QueryView query={query} skeleton={<GridSkeleton count={FIRST_SCREEN} />} empty={empty}>
      {(shown) => (
        <>
          <GameGrid games={shown} amongHot={amongHot} />
          {loadingMore ? <GridSkeleton count={IN_ROW} /> : <NextFailed error={error} busy={loading} onRetry={retry} />}
        </>
      )}
    </QueryView>
  );
}

function NextFailed({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  const t = useT('shared');
  if (error === null) return null;
  return (
    <div className={styles.end}>
      <ErrorPanel look="inline" title={t(errorTextKey(error))} busy={busy} onRetry={onRetry} />
    </div>
  );
}
