import { currentLocale, useT } from '@foyer/shared/i18n';
import { formatMoney, join, Money } from '@foyer/shared/ui';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { outcomeOfNet } from '../bet/outcome';
import { dayText } from '../records/days';
import { namedValues, scaleOf } from './chart-scale';
import type { DayNet } from './net-by-day';
import styles from './net-chart.module.css';

interface NetChartProps {
  days: readonly DayNet[];
  currency: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The selected day's figure, or the chart's caption. */
function Readout({ day, currency }: { day: DayNet | undefined; currency: string }) {
  const t = useT('wallet');
  if (day === undefined) return <p className={styles.readout}>{t('chart.title')}</p>;
  return (
    <p className={styles.readout}>
      <span>{dayText(day.day, 'long')}</span>
      <Money value={day.net} currency={currency} signed word={t(`outcome.${outcomeOfNet(day.net)}`)} />
    </p>
  );
}

/** Each day's net as a bar up or down; touch, mouse or arrow keys show its figure. */
export function NetChart({ days, currency }: NetChartProps) {
  const t = useT('wallet');
  const [chosen, setChosen] = useState<number | undefined>();
  const scale = scaleOf(days.map(({ net }) => Number(net)));
  const last = days.length - 1;
  const day = chosen === undefined ? undefined : days[chosen];
  const compact = new Intl.NumberFormat(currentLocale(), { notation: 'compact', maximumFractionDigits: 1 });

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / (width || 1);
    const fromStart = document.dir === 'rtl' ? 1 - share : share;
    setChosen(Math.min(last, Math.max(0, Math.floor(fromStart * days.length))));
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, (chosen ?? last + (by > 0 ? 0 : 1)) + by)));
  };
  const spoken = (each: DayNet) =>
    `${dayText(each.day, 'long')}: ${formatMoney(each.net, currency)} ${t(`outcome.${outcomeOfNet(each.net)}`)}`;

  return (
    <div className={styles.chart}>
      <Readout day={day} currency={currency} />
      <div className={styles.area}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('chart.label')}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={(chosen ?? last) + 1}
          aria-valuetext={day ? spoken(day) : t('chart.title')}
          className={styles.plot}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(undefined)}
          onBlur={() => setChosen(undefined)}
          onKeyDown={step}
        >
          {[...new Set([scale.top, 0, scale.bottom])].map((value) => (
            <span key={value} className={styles.line} style={{ insetBlockStart: `${scale.at(value)}%` }} />
          ))}
          {days.map(({ day: name, net }, index) => {
            const value = Number(net);
            const from = scale.at(Math.max(0, value));
            return (
              <span key={name} className={join(styles.column, chosen === index && styles.chosen)}>
                <span
                  className={join(styles.bar, value > 0 && styles.up, value < 0 && styles.down)}
                  style={{ insetBlockStart: `${from}%`, blockSize: `${scale.at(Math.min(0, value)) - from}%` }}
                />
              </span>
            );
          })}
        </div>
        <div aria-hidden="true" className={styles.scale}>
          {namedValues(scale).map((value) => (
            <span key={value} style={{ insetBlockStart: `${scale.at(value)}%` }}>
              <bdi dir="ltr">{compact.format(value)}</bdi>
            </span>
          ))}
        </div>
      </div>
      <p aria-hidden="true" className={styles.ends}>
        {[days[0], days[last]].map((end) => (end ? <span key={end.day}>{dayText(end.day, 'short')}</span> : null))}
      </p>
    </div>
  );
}
