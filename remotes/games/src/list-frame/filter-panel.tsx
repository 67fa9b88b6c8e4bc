import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { FilterChoices, type FilterChoicesProps, none } from './filter-choices';
import styles from './filter-panel.module.css';

/** The filters beside the list on wide screens, applied at once. */
export function FilterPanel({ onChange, ...choices }: FilterChoicesProps) {
  const t = useT('games');
  return (
    <section aria-label={t('filter.title')} className={styles.panel}>
      <FilterChoices {...choices} onChange={onChange} />
      <Button full size="small" className={styles.reset} onClick={() => onChange(() => none)}>
        {t('filter.reset')}
      </Button>
    </section>
  );
}
