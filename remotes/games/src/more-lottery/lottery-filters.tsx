import { useT } from '@foyer/shared/i18n';
import { SegmentedControl } from '@foyer/shared/ui';
import { SearchBox } from '../list-frame/search-box';
import type { ModeLottery } from '../lottery/get-lotteries';
import type { LotteryMenu } from '../lottery/get-lottery-menu';
import { groupsOf, useClassName } from '../lottery/lottery-classes';
import { modesOf } from './get-lotteries-by-mode';
import type { LotteryView } from './lottery-view';
import styles from './more-lottery.module.css';

interface LotteryFiltersProps {
  lotteries: readonly ModeLottery[];
  menu: LotteryMenu | undefined;
  view: LotteryView;
  onChange: (change: Partial<LotteryView>) => void;
  onType: (search: string) => void;
}

/** Search by name, and filters by prize mode and class. */
export function LotteryFilters({ lotteries, menu, view, onChange, onType }: LotteryFiltersProps) {
  const t = useT('games');
  const nameOf = useClassName(menu);
  const modes = modesOf(lotteries);
  // Only classes of the chosen mode, and the chosen one, so that it can be deselected.
  const offered = lotteries.filter(
    ({ prizeMode, gameClassifyNew }) => ['', prizeMode].includes(view.mode) || gameClassifyNew === view.kind,
  );
  const kinds = groupsOf(offered).map(([code]) => code);
  return (
    <div className={styles.filters}>
      <SearchBox
        value={view.search}
        label={t('moreLottery.search')}
        onType={onType}
        onSearch={(search) => onChange({ search })}
      />
      {modes.length < 2 ? null : (
        <SegmentedControl
          label={t('moreLottery.mode')}
          value={view.mode}
          onChange={(mode) => onChange({ mode })}
          items={[
            { value: '', label: t('filter.all') },
            ...modes.map((mode) => ({ value: mode, label: t(`moreLottery.${mode}`) })),
          ]}
        />
      )}
      {kinds.length < 2 ? null : (
        <SegmentedControl
          look="chips"
          label={t('moreLottery.kind')}
          value={view.kind}
          onChange={(kind) => onChange({ kind })}
          className={styles.kinds}
          items={[
            { value: '', label: t('filter.all') },
            ...kinds.map((code) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      )}
    </div>
  );
}
