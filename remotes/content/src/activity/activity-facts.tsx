import type { Activity } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Badge } from '@foyer/shared/ui';
import styles from './activity-facts.module.css';
import { usePeriod } from './period';

const tones = { running: 'success', coming: 'lantern', ended: 'quiet' } as const;

export function ActivityFacts({ activity }: { activity: Activity }) {
  const t = useT('content');
  const period = usePeriod();
  return (
    <span className={styles.facts}>
      <Badge tone={tones[activity.status]} className={styles.status}>
        {t(`activity.${activity.status}`)}
      </Badge>
      <span className={styles.period}>{period(activity)}</span>
    </span>
  );
}
