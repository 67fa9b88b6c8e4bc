import { useT } from '@foyer/shared/i18n';
import { scaleLinear } from 'd3-scale';
import styles from '../console.module.css';
import type { Comparison } from '../shapes';
import { differenceText, toneOf } from './verdicts';

const [WIDTH, ROW, TOP, SIDE] = [360, 44, 24, 16];

/** Intervals against zero, in points of a percent. The table beside it has the same figures. */
export function IntervalChart({ rows }: { readonly rows: readonly Comparison[] }) {
  const t = useT('console');
  const known = rows.filter(({ low, high }) => low !== null && high !== null && !(low === -1 && high === 1));
  if (known.length === 0) return null;
  const most = Math.max(...known.flatMap(({ low, high }) => [Math.abs(low ?? 0), Math.abs(high ?? 0)]));
  const x = scaleLinear([-most, most], [SIDE, WIDTH - SIDE]).nice();
  const height = TOP + known.length * ROW;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t('report.chart')}>
      {x.ticks(4).map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? styles.zero : styles.axis} x1={x(tick)} x2={x(tick)} y1={TOP - 4} y2={height} />
          <text className={styles.tick} x={x(tick)} y={14} textAnchor="middle">
            {differenceText('bet', tick)}
          </text>
        </g>
      ))}
      {known.map((each, at) => {
        const { arm, metric, low, high, difference } = each;
        const [y, tone] = [TOP + at * ROW + 30, toneOf(each)];
        return (
          <g key={`${arm} ${metric}`}>
            <text className={styles.label} x={SIDE} y={y - 12}>
              {arm} · {t(`metric.${metric}`)}
            </text>
            <line className={styles.reach} data-tone={tone} x1={x(low ?? 0)} x2={x(high ?? 0)} y1={y} y2={y} />
            <circle className={styles.middle} data-tone={tone} cx={x(difference)} cy={y} r={5} />
          </g>
        );
      })}
    </svg>
  );
}
