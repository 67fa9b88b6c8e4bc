import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { hasPage } from '@foyer/shared/router';
import { LinkButton, NoData, QueryView } from '@foyer/shared/ui';
import { HOT } from '../catalogue/categories';
import { categoryPath } from '../catalogue/category-path';
import { useHotGames } from '../catalogue/get-hot-games';
import { FIRST_SCREEN, GameGrid } from '../game-grid/game-grid';
import { GridSkeleton } from '../game-grid/grid-skeleton';
import { OwnRails } from '../own-rails/own-rails';
import { ShelfHead } from '../shelf-head/shelf-head';
import styles from './game-center.module.css';

const ways = [
  { to: '/m/gameLobby', text: 'lobby.title' },
  { to: '/m/slotsCenter', text: 'slots.title' },
] as const satisfies readonly { to: SiteAddress; text: string }[];

/** Before a search: ways to the other screens, a member's own games, and the popular ones. */
export function CenterStart() {
  const t = useT('games');
  const offered = ways.filter(({ to }) => hasPage(to));
  return (
    <>
      {offered.length === 0 ? null : (
        <nav aria-label={t('center.ways')} className={styles.ways}>
          {offered.map(({ to, text }) => (
            <LinkButton key={to} size="small" full to={to}>
              {t(text)}
            </LinkButton>
          ))}
        </nav>
      )}
      <OwnRails gameType={HOT} />
      <section>
        <ShelfHead
          name={t('popular.title')}
          allLabel={t('home.allOf', { name: t('popular.title') })}
          all={categoryPath(HOT)}
        />
        <QueryView
          query={useHotGames()}
          skeleton={<GridSkeleton count={FIRST_SCREEN} />}
          empty={<NoData text={t('empty.hot')} />}
        >
          {(games) => <GameGrid games={games} amongHot />}
        </QueryView>
      </section>
    </>
  );
}
