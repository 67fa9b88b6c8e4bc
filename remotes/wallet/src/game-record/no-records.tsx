import { useT } from '@foyer/shared/i18n';
import { Button, LinkButton, NoData } from '@foyer/shared/ui';

/** An empty record: a wider look where one has narrowed it, else the way to the games. */
export function NoRecords({ narrow, onWiden }: { narrow: boolean; onWiden: () => void }) {
  const t = useT('wallet');
  return narrow ? (
    <NoData
      text={t('empty.filtered')}
      action={
        <Button size="small" onClick={onWiden}>
          {t('empty.widen')}
        </Button>
      }
    />
  ) : (
    <NoData
      text={t('empty.none')}
      action={
        <LinkButton to="/m/home" variant="primary">
          {t('empty.play')}
        </LinkButton>
      }
    />
  );
}
