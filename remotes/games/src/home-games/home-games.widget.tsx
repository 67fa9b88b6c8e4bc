import { useT } from '@foyer/shared/i18n';
import { QueryView } from '@foyer/shared/ui';
import { HOT } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import { useFavourites } from '../favourites/get-favourites';
import { GameSheets } from '../game-sheet/game-sheets';
import { CategoryRail } from './category-rail';
import styles from './home-games.module.css';
import { HotShelf } from './hot-shelf';
import { RailSkeleton } from './rail-skeleton';
import { Section } from './section';
import { useActiveSection } from './use-active-section';

/** Home's categories: a sticky rail, and a section for each (S2-HOME-04). */
export default function HomeGames() {
  const t = useT('games');
  const query = useCategories();
  // Asked for once, for the hearts of all cards.
  useFavourites(() => true);
  const codes = [HOT, ...(query.data ?? []).map(({ code }) => code)];
  const { active, goTo } = useActiveSection(codes);
  return (
    <QueryView
      query={query}
      skeleton={<RailSkeleton />}
      around={(panel) => <div className={styles.failed}>{panel}</div>}
    >
      {(categories) => (
        <GameSheets>
          <section aria-label={t('home.games')}>
            <CategoryRail codes={codes} active={active} onPick={goTo} />
            <HotShelf />
            {categories.map((category) => (
              <Section key={category.code} category={category} />
            ))}
          </section>
        </GameSheets>
      )}
    </QueryView>
  );
}
