import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { hasPage } from '@foyer/shared/router';
import { Button, HeadsetIcon, InfoIcon, LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { OutsideCard } from '../links/outside-card';
import { useServiceLinks } from './get-service-links';
import { NightDesk } from './night-desk';
import styles from './service.module.css';

function Lines() {
  const t = useT('content');
  const shared = useT('shared');
  const query = useServiceLinks();
  const again = (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {shared('ui.retry')}
    </Button>
  );
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton shape="block" count={2} />
        </Loading>
      }
      empty={<NoData text={t('service.none')} action={again} />}
    >
      {(links) => (
        <ul className={styles.lines}>
          {links.map((href, index) => (
            <li key={href}>
              <OutsideCard
                href={href}
                look={index === 0 ? 'lit' : 'plain'}
                icon={<HeadsetIcon />}
                title={t(index === 0 ? 'service.chat' : 'service.second')}
                note={new URL(href).host}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** /m/service: the links to customer service (A068). */
export default function ServicePage() {
  const t = useT('content');
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <NightDesk />
        <h2 className={styles.title}>{t('service.lead', { site: siteConfig().name })}</h2>
        <p className={styles.note}>{t('service.note')}</p>
      </div>
      {/* Above the lines, which come later and would push it away. */}
      {hasPage('/m/help') ? (
        <LinkButton to="/m/help" full icon={<InfoIcon size={20} />}>
          {t('help.title')}
        </LinkButton>
      ) : null}
      <Lines />
    </div>
  );
}
