import { useT } from '@foyer/shared/i18n';
import { Card, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { useLinks } from './get-links';
import { LinkCard } from './link-card';
import { LinkForm } from './link-form';
import styles from './links.module.css';

/** /m/agentRegister: links that people register by, below this agent (B023). */
export default function AgentLinksPage() {
  const t = useT('agent');
  const query = useLinks();
  // A form that made its link gives way to an empty one.
  const [made, setMade] = useState(0);
  return (
    <div className={styles.page}>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" count={3} className={styles.wait} />
          </Loading>
        }
      >
        {({ own, links, max }) => (
          <>
            <Card className={styles.card}>
              <h2 className={styles.heading}>{t('links.new')}</h2>
              <LinkForm key={made} own={own} onMade={() => setMade((count) => count + 1)} />
            </Card>
            <section className={styles.list}>
              <h2 className={styles.heading}>{t('links.yours', { count: links.length, max })}</h2>
              {links.length === 0 ? (
                <NoData text={t('links.none')} />
              ) : (
                <ul className={styles.links}>
                  {links.map((link) => (
                    <LinkCard key={link.id} link={link} />
                  ))}
                </ul>
              )}
            </section>
          </>
        )}
      </QueryView>
    </div>
  );
}
