import { SELECT_TYPES } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { hasPage, Link, useNavigate } from '@foyer/shared/router';
import { Chip, QueryView, SegmentedControl } from '@foyer/shared/ui';
import type { Category } from '../catalogue/categories';
import { CategoryIcon } from '../catalogue/category-icon';
import { categoryPath } from '../catalogue/category-path';
import type { useCategories, useVassalTypes } from '../catalogue/get-vendors';
import { type ListView, MIN_BETS } from '../catalogue/list-view';
import { useCategoryName } from '../catalogue/use-category-name';
import styles from './filter-choices.module.css';
import { FilterGroup } from './filter-group';
import { kindsOf } from './kinds-of';
import { useClassName } from './use-class-name';

/** Not offered as another category (S2-GAMELIST-13). */
const HIDDEN = 'ELOTT';
const ALL = 'all';
const LOBBY = '/m/gameLobby';

export type Filters = Pick<ListView, 'vendors' | 'classify' | 'minBet'>;

export const none: Filters = { vendors: [], classify: '', minBet: '' };

export interface Narrowing {
  gameType: string;
  /** The list's category; undefined for HOT and unknown ones. */
  category: Category | undefined;
  categories: readonly Category[];
  vendors: Category['vendors'];
  /** Whether games are also filtered by classification and stake (S2-GAMELIST-09, F-LOBBY-03). */
  byKind: boolean;
  /** The vendors' query, of which a failure is told here with another try. */
  source: Pick<ReturnType<typeof useCategories>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** The query for the classes that each studio has games of; asked where they are chosen from. */
export interface ByTypes {
  types: ReturnType<typeof useVassalTypes>;
}

export interface FilterChoicesProps extends Narrowing, ByTypes {
  /** The filters as drawn. */
  value: Filters;
  /** Takes a change of the newest filters, which may not be drawn yet. */
  onChange: (change: (before: Filters) => Filters) => void;
}

/** Vendors, where they say something also classification and stake, and the other categories. */
export function FilterChoices({
  gameType,
  category,
  categories,
  vendors,
  byKind,
  source,
  types,
  value,
  onChange,
}: FilterChoicesProps) {
  const t = useT('games');
  const navigate = useNavigate();
  const nameOf = useCategoryName();
  const classNameOf = useClassName();
  const change = (part: Partial<Filters>) => onChange((before) => ({ ...before, ...part }));
  const toggle = (code: string) =>
    onChange((before) => {
      const others = before.vendors.filter((one) => one !== code);
      return { ...before, vendors: others.length === before.vendors.length ? [...others, code] : others };
    });
  return (
    <>
      <QueryView query={source} skeleton={null} failed={{ look: 'inline' }}>
        {() => null}
      </QueryView>
      <FilterGroup title={t('filter.vendors')}>
        <Chip pressed={value.vendors.length === 0} onPress={() => change({ vendors: [] })}>
          {t('filter.all')}
        </Chip>
        {vendors.map(({ vassalage, accountTypeName }) => (
          <Chip key={vassalage} pressed={value.vendors.includes(vassalage)} onPress={() => toggle(vassalage)}>
            {accountTypeName}
          </Chip>
        ))}
      </FilterGroup>
      {byKind ? (
        <>
          <FilterGroup title={t('filter.classify')}>
            <QueryView query={types} skeleton={null} failed={{ look: 'inline' }}>
              {() => null}
            </QueryView>
            <SegmentedControl
              look="chips"
              label={t('filter.classify')}
              value={value.classify}
              onChange={(classify) => change({ classify })}
              items={[
                SELECT_TYPES.NEW,
                '',
                ...kindsOf({ gameType, known: category?.classifications ?? [], types: types.data, value }),
              ].map((code) => ({
                value: code,
                label: classNameOf(code),
              }))}
            />
          </FilterGroup>
          <FilterGroup title={t('filter.minBet')}>
            <SegmentedControl
              look="chips"
              label={t('filter.minBet')}
              value={value.minBet || ALL}
              onChange={(stake) => change({ minBet: stake === ALL ? '' : stake })}
              items={MIN_BETS.map((stake) => ({ value: stake, label: stake === ALL ? t('filter.all') : stake }))}
            />
          </FilterGroup>
        </>
      ) : null}
      <FilterGroup title={t('filter.others')}>
        {categories
          .filter(({ code }) => code !== HIDDEN && code !== gameType)
          .map(({ code }) => (
            <button key={code} type="button" onClick={() => navigate(categoryPath(code))} className={styles.other}>
              <CategoryIcon code={code} size={20} />
              <span>{nameOf(code)}</span>
            </button>
          ))}
        {hasPage(LOBBY) ? (
          <Link to={LOBBY} className={styles.other}>
            {t('filter.lobby')}
          </Link>
        ) : null}
      </FilterGroup>
    </>
  );
}
