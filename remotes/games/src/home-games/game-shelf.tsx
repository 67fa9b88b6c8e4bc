import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useQuery } from '@foyer/shared/query';
import { Loading, QueryView, type QueryViewProps } from '@foyer/shared/ui';
import { besideHot, ON_SHELF } from '../catalogue/beside-hot';
import { shelfQuery } from '../catalogue/get-games';
import { useHotGames } from '../catalogue/get-hot-games';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import { Shelf } from '../shelf/shelf';
import styles from './game-shelf.module.css';

/** Numbers of cards visible at once: on a phone, and on a wide screen. */
const IN_VIEW = 4;
export const IN_WINDOW = 7;

export interface ShelfOfGamesProps {
  query: QueryViewProps<readonly Game[]>['query'];
  /** The shelf of hot games, which is first, so its pictures load at once. */
  hot?: boolean;
  /** Near the window. Farther away one placeholder keeps the height, since home draws all of its shelves in one task. */
  near?: boolean;
}

/** A shelf in each of its states (loading, failed, empty, filled), all of one height. */
export function ShelfOfGames({ query, hot = false, near = true }: ShelfOfGamesProps) {
  const t = useT('games');
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Shelf>
            <GameCardSkeleton count={near ? IN_WINDOW : 1} />
          </Shelf>
        </Loading>
      }
      failed={{ look: 'inline' }}
      around={(panel) => <div className={styles.note}>{panel}</div>}
      empty={<p className={styles.note}>{t('home.empty')}</p>}
    >
      {(games) => (
        <Shelf>
          {games.slice(0, ON_SHELF).map((game, index) => (
            <GameCard key={game.nodeId} game={game} eager={hot && index < IN_VIEW} amongHot={hot} />
          ))}
        </Shelf>
      )}
    </QueryView>
  );
}

/** A category's games without those on the hot shelf, loaded when near the window. */
export function GameShelf({ code, near }: { code: string; near: boolean }) {
  const { data, ...query } = useQuery({ ...shelfQuery(code), enabled: near });
  const { data: hot } = useHotGames();
  return <ShelfOfGames query={{ ...query, data: data && besideHot(data.games, hot, IN_VIEW) }} near={near} />;
}
