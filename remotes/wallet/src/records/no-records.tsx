import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { HOME } from '@foyer/shared/paths';
import { Button, LinkButton, NoData } from '@foyer/shared/ui';

interface NoRecordsProps {
  texts: { filtered: string; none: string };
  /** Whether the filter leaves anything out. */
  narrow: boolean;
  onWiden: () => void;
  /** Link shown when there is nothing at all; to the games by default. */
  next?: { to: SiteAddress; label: string } | undefined;
}

/** An empty record: a button that widens the filter, else the next step. */
export function NoRecords({ texts, narrow, onWiden, next }: NoRecordsProps) {
  const t = useT('wallet');
  return narrow ? (
    <NoData
      text={texts.filtered}
      action={
        <Button size="small" onClick={onWiden}>
          {t('empty.widen')}
        </Button>
      }
    />
  ) : (
    <NoData
      text={texts.none}
      action={
        <LinkButton to={next?.to ?? HOME} variant="primary">
          {next?.label ?? t('empty.play')}
        </LinkButton>
      }
    />
  );
}
