import { useT } from '@foyer/shared/i18n';
import { hasPage } from '@foyer/shared/router';
import { HeadsetIcon, LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { type Topic, useHelp } from './get-help';
import styles from './help.module.css';

/** A way to people, for what no topic answers. */
export function AskService() {
  const t = useT('content');
  if (!hasPage('/m/service')) return null;
  return (
    <LinkButton to="/m/service" full icon={<HeadsetIcon size={20} />}>
      {t('help.ask')}
    </LinkButton>
  );
}

interface HelpViewProps {
  /** In place of the topics while they load. */
  rows: number;
  children: (topics: readonly Topic[]) => ReactNode;
}

/** The topics in each state: loading, failed, none, there. */
export function HelpView({ rows, children }: HelpViewProps) {
  const t = useT('content');
  const query = useHelp();
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading className={styles.page}>
          <Skeleton shape="block" count={rows} className={styles.waiting} />
        </Loading>
      }
      empty={<NoData text={t('help.empty')} action={<AskService />} />}
    >
      {(topics) => <div className={styles.page}>{children(topics)}</div>}
    </QueryView>
  );
}
