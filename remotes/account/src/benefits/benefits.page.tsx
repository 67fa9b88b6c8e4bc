import { siteConfig } from '@foyer/shared/api';
import type { ClubBenefit } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import styles from './benefits.module.css';
import { useClubBenefit } from './get-club-benefit';
import { LevelCard } from './level-card';
import { LevelTable } from './level-table';
import { NextLevel } from './next-level';

function Club({ club }: { club: ClubBenefit }) {
  const t = useT('account');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const level = club.levels[club.current];
  const next = club.levels[club.current + 1];
  if (level === undefined) {
    return <NoData text={t('benefits.none')} action={<LinkButton to="/m/mine">{t('mine.title')}</LinkButton>} />;
  }
  return (
    <>
      <LevelCard club={club} currency={currency} />
      {next === undefined ? null : <NextLevel level={level} next={next} currency={currency} />}
      <div className={styles.compare}>
        <h2 className={styles.heading}>{t('benefits.compare')}</h2>
        <LevelTable levels={club.levels} current={club.current} currency={currency} />
      </div>
    </>
  );
}

function Content() {
  return (
    <QueryView
      query={useClubBenefit()}
      skeleton={
        <Loading>
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" count={4} />
        </Loading>
      }
    >
      {(club) => <Club club={club} />}
    </QueryView>
  );
}

/** /m/member/benefits: the member club (S1-VIP-01). */
export default function BenefitsPage() {
  return (
    <div className={styles.page}>
      <Content />
    </div>
  );
}
