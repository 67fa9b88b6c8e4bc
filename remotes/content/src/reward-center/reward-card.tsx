import { serverNow } from '@foyer/shared/api';
import type { Reward } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { stampText } from '@foyer/shared/report';
import { Button, Card, CheckIcon, formatMoney, join } from '@foyer/shared/ui';
import styles from './reward-card.module.css';
import { RewardProgress } from './reward-progress';

interface RewardCardProps {
  reward: Reward;
  currency: string;
  /** Where a press claims it; absent while another one is under way. */
  onClaim?: (() => void) | undefined;
  busy: boolean;
  /** Whether its button is the page's main action. */
  first: boolean;
}

/** A reward: what it brings and where to, what for, and until when. */
export function RewardCard({ reward, currency, onClaim, busy, first }: RewardCardProps) {
  const t = useT('content');
  const { title, condition, amount, purse, times, state, progress } = reward;
  const isClaimable = state === 'claimable';
  return (
    <Card look={isClaimable ? 'lit' : 'plain'} className={join(styles.card, state === 'missed' && styles.over)}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <bdi className={styles.amount}>{formatMoney(amount, currency)}</bdi>
      </div>
      <p className={styles.purse}>
        {purse === 'main' ? t('rewards.toMain') : t('rewards.toBonus', { times: times ?? '1' })}
      </p>
      {condition === '' ? null : <p className={styles.condition}>{condition}</p>}
      {progress === undefined || state === 'missed' ? null : (
        <RewardProgress
          progress={progress}
          title={title}
          currency={reward.promotion === 'MISSION' ? undefined : currency}
        />
      )}
      <Term reward={reward} />
      {isClaimable ? (
        <Button
          variant={first ? 'primary' : 'quiet'}
          full
          busy={busy}
          disabled={onClaim === undefined}
          onClick={onClaim}
        >
          {t('rewards.claim')}
          <span className="visually-hidden"> {title}</span>
        </Button>
      ) : null}
    </Card>
  );
}

/** When a reward opens, ends, ended, or was claimed. */
function Term({ reward: { state, opensAt, deadline, claimedAt, rewardNo } }: { reward: Reward }) {
  const t = useT('content');
  if (state === 'claimed') {
    return (
      <p className={styles.done}>
        <CheckIcon size={16} />
        <span>{t('rewards.claimedAt', { moment: stampText(claimedAt ?? 0), number: rewardNo ?? '' })}</span>
      </p>
    );
  }
  const opens = state === 'coming' && opensAt !== undefined && opensAt > serverNow();
  const moment = opens ? opensAt : deadline;
  if (moment === undefined) return null;
  const key = opens ? 'rewards.opensAt' : state === 'missed' ? 'rewards.endedAt' : 'rewards.until';
  return <p className={styles.term}>{t(key, { moment: stampText(moment) })}</p>;
}
