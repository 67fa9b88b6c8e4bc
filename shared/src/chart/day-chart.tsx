import { useT } from '@foyer/shared/i18n';
import { lazy, Suspense } from 'react';
import { Loading, Skeleton } from '../ui';
import styles from './day-chart.module.css';
import type { DayChartProps } from './series';

/** Stands in for the drawing when its file does not load: the figures are in the table beside it. */
function Undrawn() {
  const t = useT('shared');
  return <p className={styles.undrawn}>{t('chart.undrawn')}</p>;
}

// Drawing comes on demand, so that a page loads it only where a chart stands (decision 41).
const DayPlot = lazy(() =>
  import('./day-plot').then(
    (module) => ({ default: module.DayPlot }),
    () => ({ default: Undrawn }),
  ),
);

/**
 * Figures by day as bars or lines. It needs a `FigureTable` of the same figures beside it, for those who read instead of look.
 * Give it a `key` of its days, so that a chosen day does not outlive them.
 */
export function DayChart(props: DayChartProps) {
  return (
    <div className={styles.place}>
      <Suspense
        fallback={
          <Loading>
            <Skeleton shape="block" className={styles.waiting} />
          </Loading>
        }
      >
        <DayPlot {...props} />
      </Suspense>
    </div>
  );
}
