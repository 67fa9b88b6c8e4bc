import { siteConfig } from '@foyer/shared/api';
import type { Reward } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { ClaimState } from './claim-state';
import { useRewards } from './get-rewards';
import { RewardCard } from './reward-card';
import styles from './reward-center.module.css';
import { useClaim } from './use-claim';

const STATES: readonly Reward['state'][] = ['claimable', 'coming', 'claimed', 'missed'];

/** /m/rewardCenter: what promotions hold for the member (S2-ROUTES-27, B037). */
export default function RewardCenter() {
  const t = useT('content');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const query = useRewards();
  const money = useClaim();
  const [sent, setSent] = useState<string>();
  const claim = (promotion: string) => {
    if (money.receipt !== undefined) money.startOver();
    setSent(promotion);
    money.submit(promotion);
  };
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('rewards.lead')}</p>
      <ClaimState money={money} currency={currency} />
      <QueryView
        query={query}
        skeleton={
          <Loading className={styles.list}>
            <Skeleton shape="block" count={4} className={styles.waiting} />
          </Loading>
        }
        empty={
          <NoData text={t('rewards.empty')} action={<LinkButton to="/m/activity">{t('activity.all')}</LinkButton>} />
        }
      >
        {(rewards) =>
          STATES.map((state) => ({ state, shown: rewards.filter((reward) => reward.state === state) }))
            .filter(({ shown }) => shown.length > 0)
            .map(({ state, shown }) => (
              <section key={state} aria-labelledby={`rewards-${state}`} className={styles.section}>
                <h2 id={`rewards-${state}`} className={styles.heading}>
                  {t(`rewards.${state}`)}
                </h2>
                <ul className={styles.list}>
                  {shown.map((reward, index) => (
                    <li key={`${reward.promotion} ${reward.period}`}>
                      <RewardCard
                        reward={reward}
                        currency={currency}
                        first={index === 0}
                        busy={money.state === 'sending' && sent === reward.promotion}
                        onClaim={
                          money.state === 'ready' || money.state === 'done' ? () => claim(reward.promotion) : undefined
                        }
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))
        }
      </QueryView>
    </div>
  );
}
