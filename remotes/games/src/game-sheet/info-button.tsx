import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { InfoIcon, join } from '@foyer/shared/ui';
import styles from './info-button.module.css';
import type { SheetOpener } from './sheet-opener';

export interface InfoButtonProps {
  game: Game;
  opener: SheetOpener;
  className?: string | undefined;
}

/** A game card's way to its sheet: a 44 px target around a 20 px icon. */
export function InfoButton({ game, opener, className }: InfoButtonProps) {
  const t = useT('games');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('card.about', { name: game.gameName })}
      className={join(styles.info, className)}
      onPointerDown={() => opener.prepare(game)}
      onClick={() => opener.open(game)}
    >
      <InfoIcon size={20} className={styles.sign} />
    </button>
  );
}
