import { siteConfig } from '@foyer/shared/api';
import { type Translate, useT } from '@foyer/shared/i18n';
import { type CsvColumn, isoText, Report, ReportLayout } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { useCategoryName } from '../category-name';
import { BetRow } from './bet-row';
import { type BetsFilter, isNarrow, readFilter, writeFilter } from './bets-filter';
import { BetsFilters } from './bets-filters';
import { type BetsPage, betsSource, type TeamBet } from './bets-source';
import { Decided, Placed } from './bets-summary';
import styles from './team-betting.module.css';

const columnsOf = (t: Translate, nameOf: (category: string) => string): CsvColumn<TeamBet>[] => [
  { head: t('bets.when'), cell: ({ placedAt }) => isoText(placedAt) },
  { head: t('bets.number'), cell: ({ id }) => id },
  { head: t('bets.member'), cell: ({ username }) => username },
  { head: t('bets.game'), cell: ({ gameName }) => gameName },
  { head: t('bets.category'), cell: ({ gameType }) => nameOf(gameType) },
  { head: t('bets.studio'), cell: ({ vendorName, vassalage }) => vendorName ?? vassalage },
  { head: t('bets.state'), cell: ({ status }) => t(`bets.status.${status}`) },
  { head: t('bets.stake'), cell: ({ stake }) => stake },
  { head: t('bets.payout'), cell: ({ payout }) => payout },
];

/** Something may have been decided, or given, in days without a new bet. */
const isQuiet = ({ decided }: BetsPage): boolean =>
  decided === undefined || [decided.stake, decided.rebate, decided.bonus].every((amount) => amount === '0');

/** /m/teamBetting: the bets of everybody below the agent, and what they came to (B008, B019, B020). */
export default function TeamBettingPage() {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const change = (part: Partial<BetsFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));
  const decidedOf = ({ decided }: BetsPage) =>
    decided === undefined ? null : <Decided decided={decided} currency={currency} />;
  return (
    <ReportLayout filters={<BetsFilters filter={filter} today={today} onChange={change} />}>
      <Report
        low
        source={betsSource(filter)}
        today={today}
        none={{
          texts: { filtered: t('bets.filtered'), none: t('bets.none') },
          narrow: isNarrow(filter),
          onWiden: () => replace(new URLSearchParams()),
          next: { to: '/m/agentRegister', label: t('pnl.invite') },
        }}
        momentOf={({ placedAt }) => placedAt}
        countOf={({ totals }) => totals?.count ?? 0}
        lead={(page) => (page.content.length > 0 || isQuiet(page) ? null : decidedOf(page))}
        totals={(page) => (
          <div className={styles.totals}>
            {page.totals === undefined ? null : <Placed totals={page.totals} currency={currency} />}
            {decidedOf(page)}
          </div>
        )}
        csv={{ columns: columnsOf(t, nameOf), file: `team-bets-${filter.from}-${filter.to}` }}
      >
        {(bet) => (
          <BetRow
            key={bet.id}
            bet={bet}
            currency={currency}
            onOnly={filter.member === '' ? (member) => change({ member }) : undefined}
          />
        )}
      </Report>
    </ReportLayout>
  );
}
