import { useT } from '@foyer/shared/i18n';
import { Button, NoData, SegmentedControl } from '@foyer/shared/ui';
import { SLOTS } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import { notNarrowed } from '../catalogue/list-view';
import { useCategoryName } from '../catalogue/use-category-name';
import { GameResults } from '../game-grid/game-results';
import { GameSheets } from '../game-sheet/game-sheets';
import { none } from '../list-frame/filter-choices';
import { activeFilters, ListFrame } from '../list-frame/list-frame';
import { OwnRails } from '../own-rails/own-rails';
import { useGamePages } from '../paging/use-game-pages';
import { useLoadMore } from '../paging/use-load-more';
import styles from './slots-center.module.css';
import { ORDERS, type SlotsView, useSlotsView } from './slots-view';

/** /m/slotsCenter: slots by class, studio, smallest bet and order (S2-ROUTES-43, B035). */
export default function SlotsCenter() {
  const t = useT('games');
  const nameOf = useCategoryName();
  const { view, newest, show } = useSlotsView();
  const pages = useGamePages(view);
  const source = useCategories();
  const { data: categories = [] } = source;
  useLoadMore(pages.mayLoadMore, pages.loadMore);

  const category = categories.find(({ code }) => code === SLOTS);
  const filters = activeFilters(view);
  const go = (change: Partial<SlotsView>) => {
    const next = { ...newest(), ...change };
    pages.restart(next);
    show(next);
  };
  const narrowed = filters > 0 || view.search !== '';
  return (
    <GameSheets>
      <ListFrame
        search={{
          value: view.search,
          label: t('list.search', { name: nameOf(SLOTS) }),
          onSearch: (search) => go({ search }),
        }}
        narrowing={{ gameType: SLOTS, category, categories, vendors: category?.vendors ?? [], byKind: true, source }}
        applied={{ vendors: view.vendors, classify: view.classify, minBet: view.minBet }}
        onFilter={(change) => go(change(newest()))}
      >
        {narrowed ? null : <OwnRails gameType={SLOTS} />}
        <div className={styles.head}>
          <SegmentedControl
            label={t('slots.order')}
            value={view.order}
            onChange={(order) => go({ order })}
            items={ORDERS.map((order) => ({ value: order, label: t(`slots.order.${order}`) }))}
          />
          <div className={styles.line}>
            <p role="status">{pages.total === undefined ? null : t('lobby.games', { count: pages.total })}</p>
            {filters === 0 ? null : (
              <Button size="small" variant="link" onClick={() => go(none)}>
                {t('slots.clear', { count: filters })}
              </Button>
            )}
          </div>
        </div>
        <GameResults
          pages={pages}
          empty={
            <NoData
              text={t(narrowed ? 'empty.search' : 'empty.all')}
              action={
                narrowed ? (
                  <Button size="small" onClick={() => go(notNarrowed)}>
                    {t('empty.showAll')}
                  </Button>
                ) : undefined
              }
            />
          }
        />
      </ListFrame>
    </GameSheets>
  );
}
