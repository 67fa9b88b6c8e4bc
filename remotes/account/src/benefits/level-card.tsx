import type { ClubBenefit } from '@foyer/shared/contract';
import { percentText, useT } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';
import { progressOf } from './club';
import { CrownArt } from './crown-art';
import styles from './level-card.module.css';

export function LevelCard({ club, currency }: { club: ClubBenefit; currency: string }) {
  const t = useT('account');
  const { percent, missing } = progressOf(club.progress);
  const level = club.levels[club.current];
  const next = club.levels[club.current + 1];
  const money = (value: string) => `\u2068${formatMoney(value, currency)}\u2069`;
  return (
    <section aria-label={t('benefits.level')} className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.note}>{t('benefits.level')}</p>
          <h2 className={styles.name}>{level?.name}</h2>
        </div>
        <CrownArt />
      </div>
      {next === undefined || missing === undefined ? (
        <p>{t('benefits.highest')}</p>
      ) : (
        <>
          <div
            role="progressbar"
            aria-label={t('benefits.progress', { level: next.name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className={styles.track}
          >
            <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
          </div>
          <p className={styles.line}>
            <span>{t('benefits.missing', { amount: money(missing), level: next.name })}</span>
            <span className={styles.percent}>
              <bdi>{percentText(percent)}</bdi>
            </span>
          </p>
        </>
      )}
    </section>
  );
}
