import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Loading, QueryView } from '@foyer/shared/ui';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { ON_SHELF } from '../catalogue/beside-hot';
import { anyGame } from '../catalogue/get-games';
import { listAddress } from '../catalogue/list-view';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import { useGamePages } from '../paging/use-game-pages';
import { Shelf } from '../shelf/shelf';
import { ShelfHead } from '../shelf-head/shelf-head';
import styles from './own-rails.module.css';

/** Placeholders of a rail, as many as a wide window shows. */
const IN_WINDOW = 10;

export interface OwnRailProps {
  gameType: string;
  tab: 'recent' | 'fav';
}

/** A rail of a member's own games in each of its states, all of one height. It shares its answer with the tab of the list. */
export function OwnRail({ gameType, tab }: OwnRailProps) {
  const t = useT('games');
  const id = useId();
  const { games, error, loading, retry } = useGamePages({ ...anyGame(gameType), tab });
  // A heart shows its press before the rail takes its game in or out (decision 118).
  const shown = useDeferredValue(games);
  const name = t(`tab.${tab}`);
  return (
    <section aria-labelledby={id}>
      <ShelfHead name={name} id={id} allLabel={t('home.allOf', { name })} all={listAddress(gameType, { tab })} />
      <QueryView
        query={{ data: shown, error, isFetching: loading, refetch: retry }}
        skeleton={
          <Loading>
            <Shelf small>
              <GameCardSkeleton count={IN_WINDOW} />
            </Shelf>
          </Loading>
        }
        failed={{ look: 'inline' }}
        around={(panel) => <Vacant>{panel}</Vacant>}
        empty={
          <Vacant>
            <p>{t(`empty.${tab}`)}</p>
          </Vacant>
        }
      >
        {(own) => <Cards games={own} />}
      </QueryView>
    </section>
  );
}

const Cards = memo(({ games }: { games: readonly Game[] }) => (
  <Shelf small>
    {games.slice(0, ON_SHELF).map((game) => (
      <GameCard key={game.nodeId} game={game} small />
    ))}
  </Shelf>
));

/** What stands in place of the games, in their room. */
function Vacant({ children }: { children: ReactNode }) {
  return (
    <div className={styles.vacant}>
      <div aria-hidden="true" className={styles.room}>
        <Shelf small>
          <GameCardSkeleton count={1} />
        </Shelf>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
