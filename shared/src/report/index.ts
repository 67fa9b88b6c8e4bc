/** What reports share: days chosen in the address, rows by day and page, totals, states, and a file of all rows. */

export { type CsvColumn, isoText } from './csv';
export { CsvButton } from './csv-button';
export { DayGroups } from './day-groups';
export { dayText, momentText, stampText, timeText } from './days';
export { ReportFilters } from './filters';
export { FoundCount } from './found-count';
export { ListEnd } from './list-end';
export { NoRecords } from './no-records';
export { useOpened } from './opened';
export { type DayRange, known, type Period, rangeProblem, readPeriod, writePeriod } from './period';
export { Pick } from './pick';
export { RecordSkeleton } from './record-skeleton';
export { Report, type ReportProps } from './report';
export { ReportLayout } from './report-layout';
export { markText, type PageAsked, type ReportPage, type ReportSource } from './source';
export { StaleNote } from './stale-note';
export { useRefreshed } from './use-refreshed';
