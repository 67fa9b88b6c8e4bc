import { useT } from '@foyer/shared/i18n';
import { useState } from 'react';

interface FoundCountProps {
  /** What is asked for, as a text that changes with the filter. */
  asked: string;
  /** Number of rows found; undefined while they load. */
  count: number | undefined;
}

/** Says to readers how many rows another filter has found. The first rows of a page say nothing. */
export function FoundCount({ asked, count }: FoundCountProps) {
  const t = useT('shared');
  const [first] = useState(asked);
  const [changed, setChanged] = useState(false);
  if (!changed && asked !== first) setChanged(true);
  return (
    <p aria-live="polite" className="visually-hidden">
      {changed && count !== undefined ? t('report.found', { count }) : ''}
    </p>
  );
}
