import { useT } from '@foyer/shared/i18n';
import { Badge, formatMoney, join } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { BenefitValue } from './benefit-value';
import { benefitCodes, benefitOf, type Level } from './club';
import styles from './level-table.module.css';

interface LevelTableProps {
  levels: readonly Level[];
  current: number;
  currency: string;
}

/** All levels side by side, scrolled to the member's own; the column with the benefits' names stays. */
export function LevelTable({ levels, current, currency }: LevelTableProps) {
  const t = useT('account');
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = frame.current?.querySelector('[aria-current]');
    const names = frame.current?.querySelector('th[scope="row"]');
    if (!frame.current || !own || !names) return;
    const [column, name] = [own.getBoundingClientRect(), names.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(frame.current).direction === 'rtl';
    frame.current.scrollLeft += isRightToLeft ? column.right - name.left : column.left - name.right;
  }, []);
  return (
    <section
      ref={frame}
      aria-label={t('benefits.compare')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area to scroll it
      tabIndex={0}
      className={styles.frame}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{t('benefits.compare')}</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {levels.map(({ name }, index) => (
              <th
                key={name}
                scope="col"
                aria-current={index === current ? 'true' : undefined}
                className={join(index === current && styles.own)}
              >
                <span className={styles.level}>
                  {name}
                  {index === current ? <Badge tone="lantern">{t('benefits.own')}</Badge> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('benefits.turnover')}</th>
            {levels.map(({ name, turnover }, index) => (
              <td key={name} className={join(index === current && styles.own)}>
                <bdi>{formatMoney(turnover, currency)}</bdi>
              </td>
            ))}
          </tr>
          {benefitCodes(levels).map((code) => (
            <tr key={code}>
              <th scope="row">{t(`benefits.code.${code}`)}</th>
              {levels.map((level, index) => (
                <td key={level.name} className={join(index === current && styles.own)}>
                  <BenefitValue code={code} value={benefitOf(level, code)} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
