import type { Mission } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { stampText } from '@foyer/shared/report';
import { Button, Card, formatMoney, join, LinkButton } from '@foyer/shared/ui';
import { ClaimState } from '../reward-center/claim-state';
import { RewardProgress } from '../reward-center/reward-progress';
import { useClaim } from '../reward-center/use-claim';
import styles from './mission-card.module.css';
import { Week } from './week';

/** Today's rounds, the week's lanterns, what they bring, and the prize of a week that is complete. */
export function MissionCard({ mission, currency }: { mission: Mission; currency: string }) {
  const t = useT('content');
  const { today, rounds, lit, days, claim } = mission;
  const isLitToday = lit.at(-1)?.day === today.day;
  const begins = lit.length === 0 && claim === undefined;
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('mission.heading')}</h2>
      <p className={styles.lead}>{t(begins ? 'mission.begin' : 'mission.lead', { rounds, days })}</p>
      <Week mission={mission} />
      <p className={styles.today}>
        {isLitToday ? t('mission.litToday') : t('mission.roundsToday', { done: today.rounds, rounds })}{' '}
        <span className={styles.end}>{t('mission.endsAt', { moment: stampText(today.endsAt) })}</span>
      </p>
      {isLitToday ? null : (
        <RewardProgress
          progress={{ have: String(today.rounds), need: String(rounds) }}
          title={t('mission.todayProgress')}
          currency={undefined}
        />
      )}
      <Prizes mission={mission} currency={currency} />
      <Prize claim={claim} currency={currency} />
      {claim === undefined ? (
        <LinkButton to="/m/gameList?gameType=INHOUSE" variant="primary" full>
          {t('mission.play')}
        </LinkButton>
      ) : null}
    </Card>
  );
}

/** The steps of the prize; the one that the smallest stake so far leads to is marked. */
function Prizes({ mission: { prizes, stake }, currency }: { mission: Mission; currency: string }) {
  const t = useT('content');
  // Lowest first, so the reached ones stand before the others.
  const reached = stake === null ? -1 : prizes.filter(({ from }) => Number(stake) >= Number(from)).length - 1;
  return (
    <ul aria-label={t('mission.prizes')} className={styles.prizes}>
      {prizes.map(({ from, amount }, place) => (
        <li key={from} className={join(styles.prize, place === reached && styles.reached)}>
          <bdi className={styles.amount}>{formatMoney(amount, currency)}</bdi>
          <span className={styles.from}>{t('mission.from', { stake: formatMoney(from, currency) })}</span>
          {place === reached ? <span className={styles.mark}>{t('mission.reached')}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function Prize({ claim, currency }: { claim: Mission['claim']; currency: string }) {
  const t = useT('content');
  const money = useClaim();
  return (
    <>
      <ClaimState money={money} currency={currency} />
      {claim === undefined ? null : (
        <>
          <Button
            variant="primary"
            full
            busy={money.state === 'sending'}
            disabled={money.state !== 'ready' && money.state !== 'done' && money.state !== 'sending'}
            onClick={() => {
              if (money.receipt !== undefined) money.startOver();
              money.submit('MISSION');
            }}
          >
            {t('mission.claim', { amount: formatMoney(claim.amount, currency) })}
          </Button>
          <p className={styles.end}>{t('rewards.until', { moment: stampText(claim.deadline) })}</p>
        </>
      )}
    </>
  );
}
