import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { useSession } from '@foyer/shared/session';
import { Badge, FilterIcon, IconButton, Tabs, useWindowFrom } from '@foyer/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { HOT, vendorsOf } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import { changed, type ListTab, type ListView, queryOf, TABS, useListView } from '../catalogue/list-view';
import { useCategoryName } from '../catalogue/use-category-name';
import { useLoginFirst } from '../launch/use-login-first';
import { useLoadMore } from '../paging/use-load-more';
import styles from './game-list.module.css';
import { GameResults } from './game-results';
import { SearchBox } from './search-box';
import { useGamePages } from './use-game-pages';
import { useLoadingToast } from './use-loading-toast';
import { useTyped } from './use-typed';
import { VendorStrip } from './vendor-strip';
import { VendorStripSkeleton } from './vendor-strip-skeleton';

/** Loads the drawer at the first press on its button. */
const loadDrawer = () => import('./filter-drawer');
const FilterDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.FilterDrawer })));
const FilterPanel = lazy(() => import('./filter-panel').then((module) => ({ default: module.FilterPanel })));

const LIST = '/m/gameList';
const addressOf = (view: ListView): SiteAddress => `${LIST}?${queryOf(view)}`;

/** All games of a category: search, tabs, vendors, filters, endless list (S2-ROUTES-40). */
export default function GameList() {
  const t = useT('games');
  const loginFirst = useLoginFirst();
  const nameOf = useCategoryName();
  const visitor = useSession((state) => state.session === undefined);
  const { view, newest, show } = useListView();
  const pages = useGamePages(view);
  const { data: categories = [], isPending } = useCategories();
  // Each opening of the drawer starts a new draft of the filters.
  const [drawer, setDrawer] = useState({ open: false, draft: 0 });
  const closeDrawer = () => setDrawer(({ draft }) => ({ open: false, draft }));
  const typed = useTyped(view, newest, pages.games);
  useLoadMore(pages.mayLoadMore && !typed.narrows, pages.loadMore);
  useLoadingToast(pages.loading && pages.games === undefined, view.tab);

  const category = categories.find(({ code }) => code === view.gameType);
  const vendors = view.gameType === HOT ? vendorsOf(categories) : (category?.vendors ?? []);
  const applied = { vendors: view.vendors, classify: view.classify, minBet: view.minBet };
  const narrowing = { gameType: view.gameType, category, categories, vendors };
  // The width from which the styles place the filters beside the list.
  const roomy = useWindowFrom(1024);
  const filters = view.vendors.length + Number(view.classify !== '') + Number(view.minBet !== '');

  const go = (change: Partial<ListView>) => {
    const next = changed(newest(), change);
    typed.set(undefined);
    pages.restart(next);
    show(next);
  };
  /** Shows one vendor alone, or all again. */
  const toggleVendor = (code: string) => {
    const [only, ...others] = newest().vendors;
    go({ vendors: only === code && others.length === 0 ? [] : [code] });
  };
  const pickTab = (tab: ListTab) => {
    // Recent games and favourites are for members only (S6-ROLES-03, S6-ROLES-04).
    if (visitor && (tab === 'recent' || tab === 'fav')) loginFirst(addressOf(changed(newest(), { tab })));
    else go({ tab });
  };

  return (
    <div className={styles.page}>
      {roomy ? (
        <div className={styles.panel}>
          <Suspense>
            <FilterPanel {...narrowing} value={applied} onChange={(change) => go(change(newest()))} />
          </Suspense>
        </div>
      ) : null}
      <div className={styles.tools}>
        <SearchBox
          key={view.tab}
          value={view.search}
          label={t('list.search', { name: nameOf(view.gameType) })}
          onType={typed.set}
          onSearch={(search) => go({ search })}
        />
        <IconButton
          label={filters === 0 ? t('filter.title') : t('filter.active', { count: filters })}
          icon={<FilterIcon />}
          {...(filters === 0 ? {} : { badge: <Badge count={filters} tone="lantern" /> })}
          aria-haspopup="dialog"
          className={styles.opener}
          onPointerDown={loadDrawer}
          onClick={() => setDrawer(({ draft }) => ({ open: true, draft: draft + 1 }))}
        />
      </div>
      <Tabs
        label={t('list.tabs')}
        value={view.tab}
        onChange={pickTab}
        className={styles.tabs}
        items={TABS.map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
      >
        {isPending ? <VendorStripSkeleton /> : null}
        {vendors.length > 1 ? (
          <VendorStrip key={view.gameType} vendors={vendors} chosen={view.vendors} onToggle={toggleVendor} />
        ) : null}
        <h2 className="visually-hidden">{nameOf(view.gameType)}</h2>
        <GameResults
          view={view}
          pages={{ ...pages, games: typed.games }}
          typed={typed.narrows ? typed.text : undefined}
          onSearch={(search) => go({ search })}
          onReset={() => go({ tab: 'all', search: '', vendors: [], classify: '', minBet: '' })}
        />
      </Tabs>
      {drawer.draft === 0 ? null : (
        <Suspense>
          <FilterDrawer
            key={`${view.gameType}/${drawer.draft}`}
            open={drawer.open}
            onClose={closeDrawer}
            {...narrowing}
            applied={applied}
            onApply={(chosen) => {
              closeDrawer();
              go(chosen);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
