import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '../paths';
import { Button, LinkButton, NoData } from '../ui';

export interface NoRecordsProps {
  texts: { filtered: string; none: string };
  /** Whether the filter leaves anything out. */
  narrow: boolean;
  onWiden: () => void;
  /** The next step where there is nothing at all. */
  next: { to: SiteAddress; label: string };
}

/** An empty record: a button that widens the filter, else the next step. */
export function NoRecords({ texts, narrow, onWiden, next }: NoRecordsProps) {
  const t = useT('shared');
  return narrow ? (
    <NoData
      text={texts.filtered}
      action={
        <Button size="small" onClick={onWiden}>
          {t('report.widen')}
        </Button>
      }
    />
  ) : (
    <NoData
      text={texts.none}
      action={
        <LinkButton to={next.to} variant="primary">
          {next.label}
        </LinkButton>
      }
    />
  );
}
