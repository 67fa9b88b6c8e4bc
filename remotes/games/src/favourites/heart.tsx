import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HeartFilledIcon, HeartIcon, join } from '@foyer/shared/ui';
import styles from './heart.module.css';
import { useFavourite } from './use-favourite';

/** A game card's heart (S2-GAMELIST-16): a 44 px target around a 20 px icon. */
export function Heart({ game, className }: { game: Game; className?: string | undefined }) {
  const t = useT('games');
  const { on, toggle } = useFavourite(game);
  const Sign = on ? HeartFilledIcon : HeartIcon;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('card.favourite', { name: game.gameName })}
      onClick={toggle}
      className={join(styles.heart, className)}
    >
      <span className={styles.ground}>
        <Sign key={String(on)} size={20} className={on ? styles.on : undefined} />
      </span>
    </button>
  );
}
