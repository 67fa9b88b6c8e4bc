/** Charts by day and their tables. The drawing is a chunk of its own that a page loads where a chart stands. */
export { DayChart } from './day-chart';
export { type FigureRow, FigureTable } from './figure-table';
export { type DayChartProps, moneySeries, type Series } from './series';
