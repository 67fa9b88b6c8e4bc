import { siteConfig } from '@foyer/shared/api';
import { DayChart, moneySeries } from '@foyer/shared/chart';
import type { ProfitLoss } from '@foyer/shared/contract';
import { type Translate, useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import {
  CsvButton,
  type CsvColumn,
  FoundCount,
  NoRecords,
  type Period,
  RecordSkeleton,
  ReportFilters,
  ReportLayout,
  readPeriod,
  StaleNote,
  writePeriod,
} from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { decimal, QueryView } from '@foyer/shared/ui';
import { outcomeOfNet } from '../bet/outcome';
import { everyDay } from './every-day';
import { daySource, type ProfitDay, useProfitLoss } from './get-profit-loss';
import { Parts } from './parts';
import styles from './profit-loss.module.css';
import { Tables } from './tables';

const columnsOf = (t: Translate, shared: Translate): CsvColumn<ProfitDay>[] => [
  { head: shared('chart.day'), cell: ({ date }) => date },
  { head: t('profit.staked'), cell: ({ stake }) => stake },
  { head: t('profit.paid'), cell: ({ payout }) => payout },
  { head: t('profit.rebate'), cell: ({ rebate }) => rebate },
  { head: t('profit.bonus'), cell: ({ bonus }) => bonus },
  { head: t('profit.net'), cell: ({ net }) => net },
];

interface ResultProps {
  period: Period;
  value: ProfitLoss;
}

function Result({ period, value }: ResultProps) {
  const t = useT('wallet');
  const shared = useT('shared');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const days = everyDay(value.days, period);
  const net = moneySeries(
    t('profit.net'),
    days.map((day) => day.net),
    currency,
    (amount) => t(`outcome.${outcomeOfNet(amount)}`),
  );
  return (
    <>
      <Parts totals={value.totals} currency={currency}>
        {days.length > 1 ? (
          <DayChart
            key={`${period.from} ${period.to}`}
            title={t('profit.chart')}
            days={days.map(({ date }) => date)}
            series={[net]}
            look="bars"
          />
        ) : null}
        <div>
          <Tables value={value} />
        </div>
      </Parts>
      <CsvButton
        source={daySource(period)}
        columns={columnsOf(t, shared)}
        file={`profit-and-loss-${period.from}-${period.to}`}
      />
    </>
  );
}

/** /m/profitandloss: what a member won and lost, with its parts. */
export default function ProfitLossPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const today = dayOf(Date.now());
  const period = readPeriod(drawn, today);
  const query = useProfitLoss(period);
  const change = (part: Partial<Period>) =>
    replace(new URLSearchParams(writePeriod({ ...readPeriod(newest(), today), ...part })));
  const isEmpty = ({ days, totals }: ProfitLoss) => days.length === 0 && decimal(totals.openStake).eq(0);
  return (
    <ReportLayout filters={<ReportFilters period={period} today={today} onChange={change} />}>
      <div className={styles.result}>
        <FoundCount asked={`${period.from} ${period.to}`} count={query.data?.days.length} />
        <QueryView
          query={query}
          skeleton={<RecordSkeleton />}
          isEmpty={isEmpty}
          empty={
            <NoRecords
              texts={{ filtered: t('profit.filtered'), none: t('profit.none') }}
              narrow={period.period !== '7'}
              onWiden={() => replace(new URLSearchParams())}
              next={{ to: HOME, label: t('empty.play') }}
            />
          }
        >
          {(value) => (
            <>
              <StaleNote query={query} />
              <Result period={period} value={value} />
            </>
          )}
        </QueryView>
      </div>
    </ReportLayout>
  );
}
