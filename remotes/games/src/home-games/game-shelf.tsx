import { errorTextKey } from '@foyer/shared/api';
import type { Game } from '@foyer/shared/contract';
import { useLanguage, useT } from '@foyer/shared/i18n';
import { useQuery } from '@foyer/shared/query';
import { ErrorPanel, Loading } from '@foyer/shared/ui';
import { besideHot, ON_SHELF } from '../catalogue/beside-hot';
import { shelfQuery } from '../catalogue/get-games';
import { useHotGames } from '../catalogue/get-hot-games';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-shelf.module.css';
import { Shelf } from './shelf';

/** Cards one sees at once: on a phone, and in a window. */
const IN_VIEW = 4;
export const IN_WINDOW = 7;

export interface ShelfOfGamesProps {
  games: readonly Game[] | undefined;
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  /** The shelf of hot games, first of the page: its pictures are loaded at once. */
  hot?: boolean;
}

/** A shelf in each of its states: on its way, failed, empty, filled. All are of one height. */
export function ShelfOfGames({ games, error, busy, onRetry, hot = false }: ShelfOfGamesProps) {
  const t = useT('games');
  const errorText = useT('shared');
  if (games === undefined && error !== null) {
    return (
      <div className={styles.note}>
        <ErrorPanel look="inline" title={errorText(errorTextKey(error))} busy={busy} onRetry={onRetry} />
      </div>
    );
  }
  if (games === undefined) {
    return (
      <Loading>
        <Shelf>
          <GameCardSkeleton count={IN_WINDOW} />
        </Shelf>
      </Loading>
    );
  }
  if (games.length === 0) return <p className={styles.note}>{t('home.empty')}</p>;
  return (
    <Shelf>
      {games.slice(0, ON_SHELF).map((game, index) => (
        <GameCard key={game.nodeId} game={game} eager={hot && index < IN_VIEW} amongHot={hot} />
      ))}
    </Shelf>
  );
}

/** The games of one category that the hot shelf does not show; nothing is asked for before it comes near the window. */
export function GameShelf({ code, near }: { code: string; near: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({ ...shelfQuery(code, useLanguage()), enabled: near });
  const { data: hot } = useHotGames();
  const games = data && besideHot(data.games, hot, IN_VIEW);
  return <ShelfOfGames games={games} error={error} busy={isFetching} onRetry={() => refetch()} />;
}
