import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import {
  type Period,
  RecordSkeleton,
  ReportFilters,
  ReportLayout,
  readPeriod,
  StaleNote,
  timeText,
  writePeriod,
} from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { Button, QueryView } from '@foyer/shared/ui';
import { Course } from './course';
import { Figures } from './figures';
import { useOverview } from './get-overview';
import styles from './team-overview.module.css';

/** /m/agent/team/overview: what the team put in, took out, staked and won. */
export default function TeamOverviewPage() {
  const t = useT('agent');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const period = readPeriod(drawn, today);
  const query = useOverview(period);
  const change = (part: Partial<Period>) =>
    replace(new URLSearchParams(writePeriod({ ...readPeriod(newest(), today), ...part })));
  return (
    <ReportLayout filters={<ReportFilters period={period} today={today} onChange={change} />}>
      <div className={styles.result}>
        <QueryView query={query} skeleton={<RecordSkeleton />}>
          {(value) => (
            <>
              <StaleNote query={query} />
              <div className={styles.asOf}>
                <p className={styles.label}>{t('overview.asOf', { time: timeText(query.dataUpdatedAt) })}</p>
                <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
                  {t('overview.refresh')}
                </Button>
              </div>
              <Figures totals={value.totals} currency={currency} />
              <Course value={value} range={period} currency={currency} />
            </>
          )}
        </QueryView>
      </div>
    </ReportLayout>
  );
}
