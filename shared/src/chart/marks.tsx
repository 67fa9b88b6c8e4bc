import { line, type SymbolType, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { join } from '../ui';
import styles from './day-plot.module.css';
import type { plotScale } from './plot-scale';
import { heightOf, type Series } from './series';

type Scale = ReturnType<typeof plotScale>;

/** Marks of the series: they differ without colour, as their strokes do. */
const symbols: readonly SymbolType[] = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];
const strokes = [styles.first, styles.second, styles.third, styles.fourth];

const symbolPath = (series: number, size: number): string =>
  symbol(symbols[series % symbols.length] ?? symbolCircle, size)() ?? '';

/** Sizes of marks in square pixels. */
const MARK = { plain: 16, chosen: 64, legend: 48 } as const;

interface MarksProps {
  series: readonly Series[];
  scale: Scale;
  chosen: number | undefined;
}

/** A line for each series with a mark for each day. */
export function Lines({ series, scale: { x, y }, chosen }: MarksProps) {
  return series.map(({ name, values }, index) => {
    const points = values.map((value, day): [number, number] => [x(day).middle, y(heightOf(value))]);
    return (
      <g key={name} className={join(styles.series, strokes[index % strokes.length])}>
        <path d={line()(points) ?? ''} className={styles.stroke} />
        {points.map(([left, top], day) => (
          <path
            key={day}
            d={symbolPath(index, day === chosen ? MARK.chosen : MARK.plain)}
            transform={`translate(${left} ${top})`}
            className={styles.mark}
          />
        ))}
      </g>
    );
  });
}

/** A bar for each day of the first series, up or down from zero; those below are hatched. */
export function Bars({ series, scale: { x, y }, hatch }: MarksProps & { hatch: string }) {
  return (
    <>
      <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} className={styles.down} />
        <rect width={1.5} height={5} className={styles.gap} />
      </pattern>
      {series[0]?.values.map((text, day) => {
        const value = heightOf(text);
        const { from, width } = x(day);
        const height = Math.abs(y(value) - y(0));
        if (value === 0) return null;
        return (
          <rect
            key={day}
            x={from}
            y={value > 0 ? Math.min(y(value), y(0) - 2) : y(0)}
            width={width}
            height={Math.max(2, height)}
            rx={Math.min(3, width / 3)}
            className={value > 0 ? styles.up : undefined}
            fill={value > 0 ? undefined : `url(#${hatch})`}
          />
        );
      })}
    </>
  );
}

/** Which stroke and mark is which series. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg
            aria-hidden="true"
            width={32}
            height={12}
            className={join(styles.series, strokes[index % strokes.length])}
          >
            <path d="M0 6H32" className={styles.stroke} />
            <path d={symbolPath(index, MARK.legend)} transform="translate(16 6)" className={styles.mark} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
