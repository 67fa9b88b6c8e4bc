import { useT } from '@foyer/shared/i18n';
import { useBack } from '@foyer/shared/router';
import { PageBar } from '@foyer/shared/ui';
import { AgentFooter } from './agent-footer';
import styles from './agent-home.module.css';
import { BalanceCard } from './balance-card';
import { ShortcutGrid } from './shortcut-grid';
import { TeamFigures } from './team-figures';

/** The home of an agent: money, team and tools. Who may come is the guard's business (S2-AGENT-01, S2-AGENT-02). */
export default function AgentHome() {
  const t = useT('agent');
  const back = useBack();
  return (
    <div className={styles.page}>
      <PageBar title={t('home.title')} onBack={back} />
      <div className={styles.content}>
        <BalanceCard />
        <TeamFigures />
        <ShortcutGrid />
      </div>
      <AgentFooter />
    </div>
  );
}
