import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Tabs } from '@foyer/shared/ui';
import { HOT, RNG, vendorsOf } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import {
  changed,
  type ListTab,
  type ListView,
  listAddress,
  notNarrowed,
  TABS,
  useListView,
} from '../catalogue/list-view';
import { useCategoryName } from '../catalogue/use-category-name';
import { GameResults } from '../game-grid/game-results';
import { GameSheets } from '../game-sheet/game-sheets';
import { useLoginFirst } from '../launch/use-login-first';
import { ListFrame } from '../list-frame/list-frame';
import { useGamePages } from '../paging/use-game-pages';
import { useLoadMore } from '../paging/use-load-more';
import styles from './game-list.module.css';
import { Nothing, NotLoaded } from './nothing';
import { useLoadingToast } from './use-loading-toast';
import { useTyped } from './use-typed';
import { VendorStrip } from './vendor-strip';
import { VendorStripSkeleton } from './vendor-strip-skeleton';

/** All games of a category: search, tabs, vendors, filters, endless list (S2-ROUTES-40). */
export default function GameList() {
  const t = useT('games');
  const loginFirst = useLoginFirst();
  const nameOf = useCategoryName();
  const visitor = useSession((state) => state.session === undefined);
  const { view, newest, show } = useListView();
  const pages = useGamePages(view);
  const source = useCategories();
  const { data: categories = [], isPending } = source;
  const typed = useTyped(view, newest, pages.games);
  useLoadMore(pages.mayLoadMore && !typed.narrows, pages.loadMore);
  useLoadingToast(pages.loading && pages.games === undefined, view.tab);

  const { gameType } = view;
  const category = categories.find(({ code }) => code === gameType);
  const vendors = gameType === HOT ? vendorsOf(categories) : (category?.vendors ?? []);

  const go = (change: Partial<ListView>) => {
    const next = changed(newest(), change);
    typed.set(undefined);
    pages.restart(next);
    show(next);
  };
  /** Shows one vendor alone, or all again. */
  const toggleVendor = (code: string) => {
    const [only, ...others] = newest().vendors;
    const chosen = only === code && others.length === 0 ? [] : [code];
    go({ vendors: chosen });
    return chosen;
  };
  const pickTab = (tab: ListTab) => {
    // Recent games and favourites are for members only (S6-ROLES-03, S6-ROLES-04).
    if (visitor && (tab === 'recent' || tab === 'fav')) loginFirst(listAddress(gameType, changed(newest(), { tab })));
    else go({ tab });
  };

  return (
    <GameSheets>
      <ListFrame
        searchKey={view.tab}
        search={{
          value: view.search,
          label: t('list.search', { name: nameOf(gameType) }),
          onType: typed.set,
          onSearch: (search) => go({ search }),
        }}
        narrowing={{ gameType, category, categories, vendors, byKind: gameType === RNG, source }}
        applied={{ vendors: view.vendors, classify: view.classify, minBet: view.minBet }}
        onFilter={(change) => go(change(newest()))}
      >
        <Tabs
          label={t('list.tabs')}
          value={view.tab}
          onChange={pickTab}
          className={styles.tabs}
          items={TABS.map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
        >
          {isPending ? <VendorStripSkeleton /> : null}
          {vendors.length > 1 ? (
            <VendorStrip key={gameType} vendors={vendors} chosen={view.vendors} onToggle={toggleVendor} />
          ) : null}
          <h2 className="visually-hidden">{nameOf(gameType)}</h2>
          <GameResults
            pages={{ ...pages, games: typed.games }}
            amongHot={view.tab === 'hot' || gameType === HOT}
            empty={
              typed.narrows ? (
                <NotLoaded text={typed.text} onSearch={(search) => go({ search })} />
              ) : (
                <Nothing view={view} onReset={() => go({ tab: 'all', ...notNarrowed })} />
              )
            }
          />
        </Tabs>
      </ListFrame>
    </GameSheets>
  );
}
