import type { ReactNode } from 'react';
import type { Day } from '../time';
import { QueryView } from '../ui';
import type { CsvColumn } from './csv';
import { CsvButton } from './csv-button';
import { DayGroups } from './day-groups';
import { FoundCount } from './found-count';
import { ListEnd } from './list-end';
import { NoRecords, type NoRecordsProps } from './no-records';
import styles from './record-page.module.css';
import { RecordSkeleton } from './record-skeleton';
import type { ReportPage, ReportSource } from './source';
import { StaleNote } from './stale-note';
import { useReport } from './use-report';

export interface ReportProps<R, P extends ReportPage<R>> {
  source: ReportSource<R, P>;
  today: Day;
  none: NoRecordsProps;
  momentOf: (row: R) => number;
  /** Number of rows of the whole range. */
  countOf: (first: P) => number;
  /** Shown first, with rows or without. */
  lead?: (first: P) => ReactNode;
  /** Totals of the whole range, from the first page. */
  totals: (first: P) => ReactNode;
  /** Shown at the end of a day's heading. */
  trailing?: (day: Day, first: P) => ReactNode;
  csv: { columns: readonly CsvColumn<R>[]; file: string };
  /** Whether the totals are low, without a chart. */
  low?: boolean;
  /** Renders one list item, with its key. */
  children: (row: R) => ReactNode;
}

/** A report below its filters: totals, rows by day, more pages, a file; and how it loads, fails, is old or empty. */
export function Report<R, P extends ReportPage<R>>(props: ReportProps<R, P>) {
  const { source, today, none, momentOf, countOf, lead, totals, trailing, csv, low = false, children } = props;
  const { query, first, rows } = useReport(source);
  const asked = JSON.stringify(source.of);
  return (
    <div className={styles.report}>
      <FoundCount asked={asked} count={first === undefined ? undefined : countOf(first)} />
      <QueryView query={{ ...query, data: first }} skeleton={<RecordSkeleton low={low} />}>
        {(page) => (
          <>
            <StaleNote query={query} />
            {lead?.(page)}
            {rows.length === 0 ? (
              <NoRecords {...none} />
            ) : (
              <>
                {totals(page)}
                <div>
                  <DayGroups
                    rows={rows}
                    momentOf={momentOf}
                    today={today}
                    {...(trailing === undefined ? {} : { trailing: (day: Day) => trailing(day, page) })}
                  >
                    {children}
                  </DayGroups>
                </div>
                <ListEnd query={query} />
                <CsvButton key={asked} source={source} {...csv} />
              </>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
