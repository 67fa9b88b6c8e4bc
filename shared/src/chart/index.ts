/** Charts by day and their tables. The drawing is a chunk of its own that a page loads where a chart stands. */
export { DayChart, type DayChartProps } from './day-chart';
export { type FigureRow, FigureTable } from './figure-table';
export { moneySeries, type Series } from './series';
