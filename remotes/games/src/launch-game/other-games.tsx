import { useT } from '@foyer/shared/i18n';
import { callQuery, useQuery } from '@foyer/shared/query';
import { Loading } from '@foyer/shared/ui';
import { useId } from 'react';
import { HOT } from '../catalogue/categories';
import { rowsOf } from '../catalogue/get-games';
import { useCategories } from '../catalogue/get-vendors';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './other-games.module.css';

const SHOWN = 3;

export interface OtherGamesProps {
  /** The category of the game that does not open. */
  gameType: string;
  /** The vendor that does not open. */
  without: string;
}

/** Three games of other vendors of a category; popular ones where the category has no other vendor. */
export function OtherGames({ gameType, without }: OtherGamesProps) {
  const t = useT('games');
  const id = useId();
  const { data: categories } = useCategories();
  const others = categories
    ?.find(({ code }) => code === gameType)
    ?.vendors.map(({ vassalage }) => vassalage)
    .filter((code) => code !== without);
  const isAlone = others === undefined || others.length === 0;
  const wish = isAlone ? { gameType: HOT } : { gameType, vassalage: others.join(',') };
  const { data, error } = useQuery({
    ...callQuery('gameList', wish),
    select: rowsOf,
    enabled: categories !== undefined,
  });
  const games = data?.games.filter((game) => game.vassalage !== without && game.supportPlay).slice(0, SHOWN);
  // It is an offer beside the message, so nothing stands here when it fails.
  if (error !== null || games?.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.others}>
      <h2 id={id} className={styles.title}>
        {t(isAlone ? 'launch.popular' : 'launch.meanwhile')}
      </h2>
      {games === undefined ? (
        <Loading className={styles.games}>
          <GameCardSkeleton count={SHOWN} />
        </Loading>
      ) : (
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game.nodeId}>
              <GameCard game={game} eager small />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
