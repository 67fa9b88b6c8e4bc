import { imageUrl } from '@foyer/shared/api';
import type { Vendor } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Picture, usePress } from '@foyer/shared/ui';
import { useLaunch } from '../launch/use-launch';
import styles from './vendor-card.module.css';

export interface VendorCardProps {
  vendor: Vendor;
  /** Code of the category to open. */
  gameType: string;
  eager?: boolean;
}

/** A vendor with its picture and a Bet button that opens its lobby (S2-GAMELIST-18, S2-GAMELIST-19). */
export function VendorCard({ vendor, gameType, eager = false }: VendorCardProps) {
  const t = useT('games');
  const launch = useLaunch();
  const { pressed, handlers } = usePress();
  const { vassalage, accountTypeName, background, mobileSmallIcon } = vendor;
  return (
    <button
      type="button"
      className={styles.card}
      data-pressed={pressed || undefined}
      {...handlers}
      onClick={() => launch({ gameType, vassalage, gameId: '' }, { name: accountTypeName, art: mobileSmallIcon })}
    >
      <Picture
        src={imageUrl(background ?? mobileSmallIcon)}
        alt=""
        ratio="16:8"
        eager={eager}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>{accountTypeName}</span>
        <span className={styles.bet}>{t('card.bet')}</span>
      </span>
    </button>
  );
}
