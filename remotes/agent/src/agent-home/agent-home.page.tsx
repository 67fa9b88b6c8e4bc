import { useT } from '@foyer/shared/i18n';
import { useBack } from '@foyer/shared/router';
import { PageBar, useWindowFrom } from '@foyer/shared/ui';
import { AgentFooter } from './agent-footer';
import styles from './agent-home.module.css';
import { BalanceCard } from './balance-card';
import { ShortcutGrid } from './shortcut-grid';
import { TeamFigures } from './team-figures';

/** The agent's home: money, team and tools. Its guard decides who may see it (S2-AGENT-01, S2-AGENT-02). */
export default function AgentHome() {
  const t = useT('agent');
  const back = useBack();
  // At the side, the entries come before the page for keyboard and screen readers too (decision 27).
  const sided = useWindowFrom(768);
  const footer = <AgentFooter key="footer" />;
  return (
    <div className={styles.page}>
      <PageBar title={t('home.title')} onBack={back} className={styles.bar} />
      {sided ? footer : null}
      <div className={styles.content}>
        <BalanceCard />
        <TeamFigures />
        <ShortcutGrid />
      </div>
      {sided ? null : footer}
    </div>
  );
}
