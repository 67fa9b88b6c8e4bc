import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { InfoIcon, join } from '@foyer/shared/ui';
import { useTransition } from 'react';
import styles from './info-button.module.css';
import type { SheetOpener } from './sheet-opener';

export interface InfoButtonProps {
  game: Game;
  opener: SheetOpener;
  className?: string | undefined;
}

/** A game card's way to its sheet: a 44 px target around a 20 px icon. It lights up at once, until the sheet is drawn (decision 115). */
export function InfoButton({ game, opener, className }: InfoButtonProps) {
  const t = useT('games');
  const [isOpening, start] = useTransition();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('card.about', { name: game.gameName })}
      data-opening={isOpening || undefined}
      className={join(styles.info, className)}
      onPointerDown={() => opener.prepare(game)}
      onClick={() => start(() => opener.open(game))}
    >
      <InfoIcon size={20} className={styles.sign} />
    </button>
  );
}
