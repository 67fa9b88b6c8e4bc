import { useT } from '@foyer/shared/i18n';
import { GiftIcon, LinkButton } from '@foyer/shared/ui';
import { OutsideCard } from '../links/outside-card';
import { bannerTarget } from '../links/targets';

/** The link to take part in an activity: a page of the site or an external address; nothing without one. */
export function TakePart({ url }: { url: string | undefined }) {
  const t = useT('content');
  const target = bannerTarget(url);
  if (target === undefined) return null;
  if (target.kind === 'page') {
    return (
      <LinkButton variant="primary" full to={target.to}>
        {t('activity.go')}
      </LinkButton>
    );
  }
  const note = new URL(target.href).host;
  return <OutsideCard href={target.href} look="lit" icon={<GiftIcon />} title={t('activity.go')} note={note} />;
}
