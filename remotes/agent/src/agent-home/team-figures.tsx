import { errorTextKey } from '@foyer/shared/api';
import { countText, dayMonthText, useT } from '@foyer/shared/i18n';
import { Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { figures, type TeamCounts, useTeamKpi } from './get-team-kpi';
import styles from './team-figures.module.css';

function Counts({ counts }: { counts: TeamCounts }) {
  const t = useT('agent');
  const most = Math.max(1, ...Object.values(counts));
  return (
    <dl className={styles.grid}>
      {figures.map(({ name }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{t(`team.${name}`)}</dt>
          <dd className={styles.count}>{countText(counts[name])}</dd>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
            <rect width="100" height="4" className={styles.all} />
            <rect width={(100 * counts[name]) / most} height="4" className={styles.part} data-now={name === 'online'} />
          </svg>
        </div>
      ))}
    </dl>
  );
}

function Figures() {
  const t = useT('agent');
  const shared = useT('shared');
  const query = useTeamKpi();
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading className={styles.grid}>
          <Skeleton shape="block" count={4} className={styles.wait} />
        </Loading>
      }
      failed={{ look: 'inline', title: t('team.retry'), detail: shared(errorTextKey(query.error)) }}
    >
      {(counts) => <Counts counts={counts} />}
    </QueryView>
  );
}

/** Four counts of the team today, each with a bar relative to the largest (S2-AGENT-09, S3-AGENT-02). */
export function TeamFigures() {
  const t = useT('agent');
  const day = dayMonthText(Date.now());
  return (
    <section aria-labelledby="agent-team" className={styles.section}>
      <div className={styles.head}>
        <h2 id="agent-team" className={styles.heading}>
          {t('team.title')}
        </h2>
        <span className={styles.day}>{day}</span>
      </div>
      <Figures />
    </section>
  );
}
