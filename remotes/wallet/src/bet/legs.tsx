import type { BetLeg } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { momentText } from '@foyer/shared/report';
import styles from './bet.module.css';

/** What a leg is on: a side of the match with its handicap, a draw, or more or less than a bound. */
function pickOf(t: ReturnType<typeof useT>, { home, away, market, side, line }: BetLeg): string {
  if (side === 'over' || side === 'under') return t(`bet.leg.${side}`, { line });
  const who = side === 'draw' ? t('bet.leg.draw') : side === 'home' ? home : away;
  if (market !== 'handicap' || line === undefined) return who;
  // A line is that of the home side.
  const own = side === 'home' || line === '0' ? line : line.startsWith('-') ? line.slice(1) : `-${line}`;
  return `${who} ${own === '0' || own.startsWith('-') ? '' : '+'}${own}`;
}

/** The legs of a bet on matches, in the order of its slip. */
export function Legs({ legs }: { legs: readonly BetLeg[] }) {
  const t = useT('wallet');
  return (
    <section className={styles.proof} aria-labelledby="legs">
      <h3 id="legs" className={styles.heading}>
        {t('bet.legs')}
      </h3>
      <ol>
        {legs.map((leg) => {
          const { home, away, startsAt, market, odds, result, score } = leg;
          return (
            <li key={`${home}-${away}-${startsAt}`} className={styles.leg}>
              <span dir="auto">{pickOf(t, leg)}</span>
              <span dir="ltr">{odds}×</span>
              <span>{t(`bet.market.${market}`)}</span>
              <span>{t(`outcome.${result}`)}</span>
              <bdi className={styles.match}>
                {score === undefined ? `${home} – ${away}` : `${home} ${score.join(' : ')} ${away}`}
              </bdi>
              <time dateTime={new Date(startsAt).toISOString()} className={styles.match}>
                {momentText(startsAt)}
              </time>
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>{t('bet.legs.proof')}</p>
    </section>
  );
}
