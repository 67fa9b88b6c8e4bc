import type { GameHits } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { callQuery, useQuery } from '@foyer/shared/query';
import { LinkButton, NoData, QueryView } from '@foyer/shared/ui';
import { useId } from 'react';
import { inOrder } from '../catalogue/categories';
import { CategoryIcon } from '../catalogue/category-icon';
import { listAddress } from '../catalogue/list-view';
import { useCategoryName } from '../catalogue/use-category-name';
import { FIRST_SCREEN, GameGrid } from '../game-grid/game-grid';
import { GridSkeleton } from '../game-grid/grid-skeleton';
import { ShelfHead } from '../shelf-head/shelf-head';
import { CENTER } from './center-address';
import styles from './game-center.module.css';

/** Ms for which hits stay as they were, so that back shows them at once. */
const FRESH = 5 * 60_000;

/** The games of all categories with a text in their name, by category with counts (F-LOBBY-02). */
export function Hits({ text }: { text: string }) {
  const t = useT('games');
  const hits = useQuery({ ...callQuery('gameSearch', { gameName: text }), staleTime: FRESH });
  return (
    <QueryView
      query={hits}
      skeleton={
        <>
          <p className={styles.found} />
          <GridSkeleton count={FIRST_SCREEN} />
        </>
      }
      empty={
        <NoData
          text={t('center.nothing', { text })}
          action={
            <LinkButton size="small" to={CENTER} replace>
              {t('empty.showAll')}
            </LinkButton>
          }
        />
      }
    >
      {(groups) => (
        <>
          <p role="status" className={styles.found}>
            {t('center.found', { count: groups.reduce((sum, { count }) => sum + count, 0), text })}
          </p>
          {inOrder(groups, ({ gameCategory }) => gameCategory).map((group) => (
            <HitsOfCategory key={group.gameCategory} group={group} text={text} />
          ))}
        </>
      )}
    </QueryView>
  );
}

function HitsOfCategory({ group: { gameCategory, count, games }, text }: { group: GameHits[number]; text: string }) {
  const t = useT('games');
  const id = useId();
  const name = useCategoryName()(gameCategory);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <ShelfHead
        name={name}
        count={count}
        icon={<CategoryIcon code={gameCategory} size={20} />}
        id={id}
        allLabel={t('home.allOf', { name })}
        all={listAddress(gameCategory, { search: text })}
      />
      <GameGrid games={games} />
    </section>
  );
}
