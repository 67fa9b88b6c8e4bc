import { SELECT_TYPES } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useNavigate } from '@foyer/shared/router';
import { Button, Chip, Drawer, SegmentedControl } from '@foyer/shared/ui';
import { useState } from 'react';
import { type Category, RNG } from '../catalogue/categories';
import { CategoryIcon } from '../catalogue/category-icon';
import { categoryPath } from '../catalogue/category-path';
import { useCategoryName } from '../catalogue/use-category-name';
import styles from './filter-drawer.module.css';
import { FilterGroup } from './filter-group';
import { type ListView, MIN_BETS } from './list-view';
import { useClassName } from './use-class-name';

/** Never offered to switch to (S2-GAMELIST-13). */
const HIDDEN = 'ELOTT';
const ALL = 'all';

export type Filters = Pick<ListView, 'vendors' | 'classify' | 'minBet'>;

const none: Filters = { vendors: [], classify: '', minBet: '' };

export interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  view: ListView;
  /** The category of the list; undefined for HOT and for one that the platform does not name. */
  category: Category | undefined;
  categories: readonly Category[];
  vendors: Category['vendors'];
  onApply: (filters: Filters) => void;
}

/** Narrows the list by vendor, for random-number games also by classification and stake, or switches to another category. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, onClose, view, category, categories, vendors, onApply } = props;
  const t = useT('games');
  const navigate = useNavigate();
  const nameOf = useCategoryName();
  const classNameOf = useClassName();
  const [draft, setDraft] = useState<Filters>(() => ({ ...none, ...view }));
  const toggle = (code: string) => {
    const others = draft.vendors.filter((one) => one !== code);
    setDraft({ ...draft, vendors: others.length === draft.vendors.length ? [...others, code] : others });
  };
  const apply = ({ vendors: codes, classify, minBet }: Filters) => onApply({ vendors: codes, classify, minBet });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      actions={
        <>
          <Button full onClick={() => setDraft(none)}>
            {t('filter.reset')}
          </Button>
          <Button full variant="primary" onClick={() => apply(draft)}>
            {t('filter.submit')}
          </Button>
        </>
      }
    >
      <FilterGroup title={t('filter.vendors')}>
        <Chip pressed={draft.vendors.length === 0} onPress={() => setDraft({ ...draft, vendors: [] })}>
          {t('filter.all')}
        </Chip>
        {vendors.map(({ vassalage, accountTypeName }) => (
          <Chip key={vassalage} pressed={draft.vendors.includes(vassalage)} onPress={() => toggle(vassalage)}>
            {accountTypeName}
          </Chip>
        ))}
      </FilterGroup>
      {view.gameType === RNG ? (
        <>
          <FilterGroup title={t('filter.classify')}>
            <SegmentedControl
              look="chips"
              label={t('filter.classify')}
              value={draft.classify}
              onChange={(classify) => setDraft({ ...draft, classify })}
              items={[SELECT_TYPES.NEW, '', ...(category?.classifications ?? [])].map((code) => ({
                value: code,
                label: classNameOf(code),
              }))}
            />
          </FilterGroup>
          <FilterGroup title={t('filter.minBet')}>
            <SegmentedControl
              look="chips"
              label={t('filter.minBet')}
              value={draft.minBet || ALL}
              onChange={(stake) => setDraft({ ...draft, minBet: stake === ALL ? '' : stake })}
              items={MIN_BETS.map((stake) => ({ value: stake, label: stake === ALL ? t('filter.all') : stake }))}
            />
          </FilterGroup>
        </>
      ) : null}
      <FilterGroup title={t('filter.others')}>
        {categories
          .filter(({ code }) => code !== HIDDEN && code !== view.gameType)
          .map(({ code }) => (
            <button key={code} type="button" onClick={() => navigate(categoryPath(code))} className={styles.other}>
              <CategoryIcon code={code} size={20} />
              <span>{nameOf(code)}</span>
            </button>
          ))}
      </FilterGroup>
    </Drawer>
  );
}
