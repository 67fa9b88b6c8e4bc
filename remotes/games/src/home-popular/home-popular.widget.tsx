import { useT } from '@foyer/shared/i18n';
import { Loading, Skeleton } from '@foyer/shared/ui';
import { HOT } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import { useCategoryName } from '../catalogue/use-category-name';
import styles from './home-popular.module.css';
import { Panes } from './panes';
import { PopularPane, PopularSkeleton } from './popular-pane';

/** The most played games by category (S2-HOME-15). The sections above report when the categories do not load. */
export default function HomePopular() {
  const t = useT('games');
  const nameOf = useCategoryName();
  const { data: categories, isPending } = useCategories();
  if (!isPending && !categories?.length) return null;
  return (
    <section aria-label={t('popular.title')} className={styles.section}>
      <h2 className={styles.title}>{t('popular.title')}</h2>
      {categories === undefined ? (
        <Loading>
          <div className={styles.tabs}>
            <Skeleton className={styles.tab} count={4} />
          </div>
          <PopularSkeleton />
        </Loading>
      ) : (
        <Panes
          label={t('popular.title')}
          panes={[HOT, ...categories.map(({ code }) => code)].map((code) => ({ value: code, label: nameOf(code) }))}
        >
          {(code) => <PopularPane code={code} />}
        </Panes>
      )}
    </section>
  );
}
