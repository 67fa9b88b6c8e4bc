import { useT } from '@foyer/shared/i18n';
import { Button, Drawer } from '@foyer/shared/ui';
import { useState } from 'react';
import { type ByTypes, FilterChoices, type Filters, type Narrowing, none } from './filter-choices';

export interface FilterDrawerProps extends Narrowing, ByTypes {
  open: boolean;
  onClose: () => void;
  /** The applied filters, which the drawer starts with. */
  applied: Filters;
  onApply: (filters: Filters) => void;
}

/** Filters the list after confirmation, or opens another category. */
export function FilterDrawer({ open, onClose, applied, onApply, ...narrowing }: FilterDrawerProps) {
  const t = useT('games');
  const [draft, setDraft] = useState(applied);
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
          <Button full variant="primary" onClick={() => onApply(draft)}>
            {t('filter.submit')}
          </Button>
        </>
      }
    >
      <FilterChoices {...narrowing} value={draft} onChange={setDraft} />
    </Drawer>
  );
}
