import { useT } from '@foyer/shared/i18n';
import { Badge, FilterIcon, IconButton, useWindowFrom } from '@foyer/shared/ui';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useVassalTypes } from '../catalogue/get-vendors';
import type { Filters, Narrowing } from './filter-choices';
import styles from './list-frame.module.css';
import { SearchBox, type SearchBoxProps } from './search-box';
import { ToolBar } from './tool-bar';

/** Loads the drawer at the first press on its button. */
const loadDrawer = () => import('./filter-drawer');
const FilterDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.FilterDrawer })));
const FilterPanel = lazy(() => import('./filter-panel').then((module) => ({ default: module.FilterPanel })));

/** Number of filters in force. */
export const activeFilters = ({ vendors, classify, minBet }: Filters): number =>
  vendors.length + Number(classify !== '') + Number(minBet !== '');

export interface ListFrameProps {
  search: SearchBoxProps;
  /** Another one starts a search box anew. */
  searchKey?: string;
  narrowing: Narrowing;
  /** The filters as drawn. */
  applied: Filters;
  /** Takes a change of the newest filters, which may not be drawn yet. */
  onFilter: (change: (before: Filters) => Filters) => void;
  children: ReactNode;
}

/** A page of a list: search and filters at the top, which stay in view; on wide screens the filters stand beside it. */
export function ListFrame({ search, searchKey, narrowing, applied, onFilter, children }: ListFrameProps) {
  const t = useT('games');
  // Each opening of the drawer starts a new draft of the filters.
  const [drawer, setDrawer] = useState({ open: false, draft: 0 });
  // Its button shows the press at once, the drawer is drawn in slices after it (decision 118).
  const drawn = useDeferredValue(drawer);
  const closeDrawer = () => setDrawer(({ draft }) => ({ open: false, draft }));
  // The width from which the styles place the filters beside the list.
  const roomy = useWindowFrom(1024);
  // Beside the list the filters come whole, so that none moves another.
  const { data, error } = narrowing.source;
  const types = useVassalTypes(narrowing.byKind && (roomy || drawer.draft > 0));
  const settled = (data !== undefined || error !== null) && (types.isFetched || !narrowing.byKind);
  const count = activeFilters(applied);
  return (
    <div className={styles.page}>
      {roomy ? (
        <div className={styles.panel}>
          <Suspense>
            {settled ? <FilterPanel {...narrowing} types={types} value={applied} onChange={onFilter} /> : null}
          </Suspense>
        </div>
      ) : null}
      <ToolBar>
        <SearchBox key={searchKey} {...search} />
        <IconButton
          label={count === 0 ? t('filter.title') : t('filter.active', { count })}
          icon={<FilterIcon />}
          {...(count === 0 ? {} : { badge: <Badge count={count} tone="lantern" /> })}
          aria-haspopup="dialog"
          aria-expanded={drawer.open}
          className={styles.opener}
          onPointerDown={loadDrawer}
          onClick={() => setDrawer(({ draft }) => ({ open: true, draft: draft + 1 }))}
        />
      </ToolBar>
      {children}
      {drawn.draft === 0 ? null : (
        <Suspense>
          <FilterDrawer
            key={`${narrowing.gameType}/${drawn.draft}`}
            open={drawer.open && drawn.open}
            onClose={closeDrawer}
            {...narrowing}
            types={types}
            applied={applied}
            onApply={(chosen) => {
              closeDrawer();
              onFilter(() => chosen);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
