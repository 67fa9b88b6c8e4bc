import type { GameDetail } from '@foyer/shared/contract';
import { countText, percentText, useT } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './game-sheet.module.css';
import { Level } from './level';

/** The figures of a game, and how it is played. What is not known of it has no line. */
export function Figures({ detail }: { detail: GameDetail }) {
  const t = useT('games');
  const { returnPercent, volatility, stake, lines, features, rules } = detail;
  const isSpan = [returnPercent, volatility].some((span) => span !== undefined && span.from !== span.to);
  const figures: readonly (readonly [name: string, value: ReactNode])[] = [
    ...(returnPercent === undefined ? [] : [['return', <Percent key="return" {...returnPercent} />] as const]),
    ...(volatility === undefined ? [] : [['volatility', <Level key="volatility" {...volatility} />] as const]),
    ...(stake === undefined ? [] : [['stake', <Stake key="stake" {...stake} />] as const]),
    ...(lines === undefined ? [] : [['lines', countText(lines)] as const]),
  ];
  return (
    <>
      {figures.length === 0 ? null : (
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <dt>{t(`sheet.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isSpan ? <p className={styles.note}>{t('sheet.byBet')}</p> : null}
      {features.length === 0 ? null : (
        <ul aria-label={t('sheet.features')} className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {rules.length === 0 ? null : (
        <section className={styles.rules}>
          <h3>{t('sheet.rules')}</h3>
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </section>
      )}
    </>
  );
}

function Percent({ from, to }: NonNullable<GameDetail['returnPercent']>) {
  const t = useT('games');
  return (
    <bdi>{from === to ? percentText(from) : t('sheet.span', { from: percentText(from), to: percentText(to) })}</bdi>
  );
}

function Stake({ least, most, currencySymbol }: NonNullable<GameDetail['stake']>) {
  const t = useT('games');
  return (
    <bdi>{t('sheet.span', { from: formatMoney(least, currencySymbol), to: formatMoney(most, currencySymbol) })}</bdi>
  );
}
