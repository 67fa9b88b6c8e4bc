import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Card, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { Board } from './board';
import { useLeaderBoard, useMission } from './get-mission';
import styles from './leader-board.module.css';
import { MissionCard } from './mission-card';

/** /m/leaderBoard: the mission of the seven lanterns, and who stakes the most in the week (S2-ROUTES-28, B038). */
export default function LeaderBoardPage() {
  const t = useT('content');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  return (
    <div className={styles.page}>
      <QueryView
        query={useMission()}
        skeleton={
          <Loading>
            <Skeleton shape="block" className={styles.missionWaits} />
          </Loading>
        }
      >
        {(mission) => <MissionCard mission={mission} currency={currency} />}
      </QueryView>
      <Card className={styles.board}>
        <h2 className={styles.heading}>{t('board.heading')}</h2>
        <p className={styles.lead}>{t('board.lead')}</p>
        <QueryView
          query={useLeaderBoard()}
          skeleton={
            <Loading>
              <Skeleton shape="block" count={6} className={styles.rowWaits} />
            </Loading>
          }
          failed={{ look: 'inline' }}
        >
          {(board) => <Board board={board} currency={currency} />}
        </QueryView>
      </Card>
    </div>
  );
}
