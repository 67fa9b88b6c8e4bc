import type { HotMatch } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, Dialog } from '@foyer/shared/ui';
import { useCategories } from '../catalogue/get-vendors';
import { useLaunch } from '../launch/use-launch';
import styles from './match-dialog.module.css';
import { MatchRow } from './match-row';

const SPORTS = 'SPORTS';

export interface MatchDialogProps {
  matches: readonly HotMatch[];
  open: boolean;
  onClose: () => void;
}

/** All hot matches; choosing one launches its room (S2-HOTMATCH-04 to 07, S4-LAUNCH-05). */
export function MatchDialog({ matches, open, onClose }: MatchDialogProps) {
  const t = useT('games');
  const launch = useLaunch();
  const { data: categories = [] } = useCategories();
  const vendors = categories.flatMap((category) => category.vendors);
  const vendorName = (code: string) => vendors.find((one) => one.vassalage === code)?.accountTypeName ?? code;
  const play = ({ vendor, roomId, nodeId, homeTeam, awayTeam, homeTeamImageUrl }: HotMatch) =>
    launch(
      { gameType: SPORTS, vassalage: vendor, gameId: roomId, nodeId, showChoice: false },
      { name: `${homeTeam} – ${awayTeam}`, art: homeTeamImageUrl },
    );
  return (
    <Dialog open={open} onClose={onClose} title={t('matches.title')}>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={`${match.vendor}/${match.roomId}`} className={styles.match}>
            <button type="button" className={styles.row} onClick={() => play(match)}>
              <MatchRow match={match} />
            </button>
            <div className={styles.foot}>
              <span className={styles.vendor}>{vendorName(match.vendor)}</span>
              <Button
                size="small"
                aria-label={`${t('in_bet')} >> ${match.homeTeam} – ${match.awayTeam}`}
                onClick={() => play(match)}
                className={styles.play}
              >
                {t('in_bet')} &gt;&gt;
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
