import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel } from '@foyer/shared/ui';
import { HOT } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import { useFavouriteIds } from '../favourites/get-favourites';
import { CategoryRail } from './category-rail';
import styles from './home-games.module.css';
import { HotShelf } from './hot-shelf';
import { RailSkeleton } from './rail-skeleton';
import { Section } from './section';
import { useActiveSection } from './use-active-section';

/** Categories with their games on the home page: a rail that stays at the top, and a section each (S2-HOME-04). */
export default function HomeGames() {
  const errorText = useT('shared');
  const t = useT('games');
  const { data: categories, isPending, error, refetch, isFetching } = useCategories();
  useFavouriteIds();
  const codes = [HOT, ...(categories ?? []).map(({ code }) => code)];
  const { active, goTo } = useActiveSection(codes);
  if (isPending) return <RailSkeleton />;
  if (categories === undefined) {
    return (
      <div className={styles.failed}>
        <ErrorPanel title={errorText(errorTextKey(error))} busy={isFetching} onRetry={() => refetch()} />
      </div>
    );
  }
  return (
    <section aria-label={t('home.games')}>
      <CategoryRail codes={codes} active={active} onPick={goTo} />
      <HotShelf />
      {categories.map((category) => (
        <Section key={category.code} category={category} />
      ))}
    </section>
  );
}
