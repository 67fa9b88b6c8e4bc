import { useSession } from '@foyer/shared/session';
import { OwnRail } from './own-rail';
import styles from './own-rails.module.css';

/**
 * A member's recent and favourite games of a category, newest first. A visitor has none, and nothing private is asked for
 * (F-LOBBY-04).
 * @param gameType `HOT` for all categories
 */
export function OwnRails({ gameType }: { gameType: string }) {
  const isMember = useSession((state) => state.session !== undefined);
  if (!isMember) return null;
  return (
    <div className={styles.rails}>
      <OwnRail gameType={gameType} tab="recent" />
      <OwnRail gameType={gameType} tab="fav" />
    </div>
  );
}
