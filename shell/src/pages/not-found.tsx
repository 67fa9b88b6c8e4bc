import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { LinkButton, NoData } from '@foyer/shared/ui';
import { CrossroadsArt } from '../startup/art';

/** An address that no part serves (A006). */
export function NotFound() {
  const t = useT('shell');
  return (
    <NoData
      art={<CrossroadsArt />}
      text={t('notFound.text')}
      action={
        <LinkButton to={HOME} variant="primary">
          {t('notFound.home')}
        </LinkButton>
      }
    />
  );
}
