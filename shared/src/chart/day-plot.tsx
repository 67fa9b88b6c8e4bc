import { compactText, useT } from '@foyer/shared/i18n';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { dayText } from '../report/days';
import styles from './day-plot.module.css';
import { Bars, Legend, Lines } from './marks';
import { PLOT_HEIGHT, plotScale } from './plot-scale';
import { type DayChartProps, heightOf } from './series';
import { useWidth } from './use-width';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

const readsFromRight = (): boolean => document.dir === 'rtl';

/** The day a key leads to; undefined when the key does not walk. */
function dayByKey(key: string, chosen: number | undefined, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const by = steps[key];
  if (by === undefined) return undefined;
  // From nowhere, either way leads to the last day.
  return chosen === undefined ? last : Math.min(last, Math.max(0, chosen + by));
}

/** The chosen day's figures, else the chart's title. */
function Readout({ title, days, series, chosen }: DayChartProps & { chosen: number | undefined }) {
  const day = chosen === undefined ? undefined : days[chosen];
  if (chosen === undefined || day === undefined) return <p className={styles.readout}>{title}</p>;
  return (
    <p className={styles.readout}>
      <span>{dayText(day, 'long')}</span>
      {series.map(({ name, values, show }) => (
        <span key={name}>
          {series.length > 1 ? `${name} ` : null}
          {show(values[chosen] ?? '0')}
        </span>
      ))}
    </p>
  );
}

/** Figures by day, drawn; touch, mouse or arrow keys show a day's. */
export function DayPlot({ title, days, series, look }: DayChartProps) {
  const t = useT('shared');
  const [chosen, setChosen] = useState<number | undefined>();
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const hatch = useId();
  const numbers = series.flatMap(({ values }) => values.map(heightOf));
  const scale = plotScale(numbers, days.length, width, readsFromRight());
  const last = days.length - 1;

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / (whole || 1);
    setChosen(Math.min(last, Math.max(0, Math.floor((readsFromRight() ? 1 - share : share) * days.length))));
  };
  const walk = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, chosen, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const spoken = (index: number) => {
    const figures = series.map(({ name, values, spoken: say }) => `${name} ${say(values[index] ?? '0')}`);
    return `${dayText(days[index] ?? '', 'long')}: ${figures.join(', ')}`;
  };
  const column = chosen === undefined ? undefined : scale.x(chosen);
  const marks = { series, scale, chosen };

  return (
    <div className={styles.chart}>
      <Readout title={title} days={days} series={series} look={look} chosen={chosen} />
      {look === 'lines' ? <Legend series={series} /> : null}
      <div className={styles.area}>
        <div
          ref={plot}
          role="slider"
          tabIndex={0}
          aria-label={t('chart.label', { title })}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={(chosen ?? last) + 1}
          aria-valuetext={chosen === undefined ? title : spoken(chosen)}
          className={styles.plot}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(undefined)}
          onBlur={() => setChosen(undefined)}
          onKeyDown={walk}
        >
          <svg aria-hidden="true" width={width} height={PLOT_HEIGHT} className={styles.drawing}>
            {column === undefined ? null : (
              <rect x={column.from} width={column.width} height={PLOT_HEIGHT} rx={3} className={styles.chosen} />
            )}
            {scale.lines.map((value) => (
              <line
                key={value}
                x2={width}
                y1={scale.y(value)}
                y2={scale.y(value)}
                className={value === 0 ? styles.zero : styles.line}
              />
            ))}
            {look === 'bars' ? <Bars {...marks} hatch={hatch} /> : <Lines {...marks} />}
          </svg>
        </div>
        <div aria-hidden="true" className={styles.scale}>
          {scale.lines.map((value) => (
            <bdi key={value} dir="ltr" style={{ insetBlockStart: `${scale.y(value)}px` }}>
              {compactText(value)}
            </bdi>
          ))}
        </div>
      </div>
      <p aria-hidden="true" className={styles.ends}>
        {[days[0], days[last]].map((end) => (end ? <span key={end}>{dayText(end, 'short')}</span> : null))}
      </p>
    </div>
  );
}
