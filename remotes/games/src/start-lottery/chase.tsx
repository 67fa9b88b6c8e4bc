import { useT } from '@foyer/shared/i18n';
import { IconButton, MinusIcon, PlusIcon, Switch } from '@foyer/shared/ui';
import styles from './slip-view.module.css';
import type { SlipState } from './use-slip';

/** On how many draws in a row the slip is ordered, and whether a win ends that (F-LOTTERYBET-10). */
export function Chase({ slip, most }: { slip: SlipState; most: number }) {
  const t = useT('games');
  const { issues, stopOnWin, setIssues, setStopOnWin } = slip;
  return (
    <fieldset aria-label={t('chase.title')} className={styles.chase}>
      <div className={styles.stepper}>
        <span>{t('chase.title')}</span>
        <IconButton
          label={t('chase.less')}
          icon={<MinusIcon size={20} />}
          aria-disabled={issues <= 1 || undefined}
          onClick={() => issues > 1 && setIssues(issues - 1)}
        />
        <output className={styles.issues}>{issues}</output>
        <IconButton
          label={t('chase.more')}
          icon={<PlusIcon size={20} />}
          aria-disabled={issues >= most || undefined}
          onClick={() => issues < most && setIssues(issues + 1)}
        />
      </div>
      {issues > 1 ? <Switch label={t('chase.stop')} checked={stopOnWin} onChange={setStopOnWin} /> : null}
    </fieldset>
  );
}
