import { imageUrl } from '@foyer/shared/api';
import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Badge, join, Picture, usePress } from '@foyer/shared/ui';
import { artOf } from '../catalogue/art-of';
import { Heart } from '../favourites/heart';
import { InfoButton } from '../game-sheet/info-button';
import { useSheetOpener } from '../game-sheet/sheet-opener';
import { targetOf, useLaunch } from '../launch/use-launch';
import styles from './game-card.module.css';

/** The vendor whose cards have an additional mark (S2-GAMELIST-17). */
export const MARKED_VENDOR = 'JL';

const tones = { hot: 'alert', new: 'lantern', lookOnly: 'quiet' } as const;

export interface GameCardProps {
  game: Game;
  /** Whether the card is visible at first, so that its picture loads at once. */
  eager?: boolean;
  /** In a list of hot games, which needs no hot marks. */
  amongHot?: boolean;
  /** On a small tile, whose marks have no room beside the heart and are said to screen readers alone. */
  small?: boolean;
}

/**
 * A game: picture, name, heart. A press beside the heart launches it. One that cannot be played is dimmed and marked. Where sheets can be
 * opened, its "i" opens that of the game, and so do a long press and the key or button of a context menu (decision 75).
 */
export function GameCard({ game, eager = false, amongHot = false, small = false }: GameCardProps) {
  const t = useT('games');
  const launch = useLaunch();
  const opener = useSheetOpener();
  const onLongPress = opener && (() => void opener.open(game));
  const { pressed, handlers } = usePress({ onLongPress });
  const art = artOf(game);
  const playable = game.isHot && !amongHot ? 'hot' : game.isNew ? 'new' : undefined;
  const mark = game.supportPlay ? playable : 'lookOnly';
  return (
    <article className={join(styles.card, !game.supportPlay && styles.lookOnly)} data-pressed={pressed || undefined}>
      <button
        type="button"
        className={styles.launch}
        {...handlers}
        onContextMenu={(event) => {
          handlers.onContextMenu(event);
          if (onLongPress === undefined) return;
          // The focus comes back to where the menu was asked for.
          event.currentTarget.focus({ preventScroll: true });
          onLongPress();
        }}
        onClick={() => launch(targetOf(game), { name: game.gameName, art })}
      >
        <Picture src={imageUrl(art)} alt="" ratio="3:4" eager={eager}>
          {mark === undefined ? null : (
            <Badge tone={tones[mark]} className={small ? 'visually-hidden' : styles.mark}>
              {t(`card.${mark}`)}
            </Badge>
          )}
          {game.vassalage === MARKED_VENDOR ? (
            <Badge tone="quiet" className={styles.vendor}>
              {MARKED_VENDOR}
            </Badge>
          ) : null}
        </Picture>
        <span dir="auto" className={styles.name}>
          {game.gameName}
        </span>
      </button>
      <Heart game={game} className={styles.heart} />
      {opener === undefined ? null : <InfoButton game={game} opener={opener} className={styles.info} />}
    </article>
  );
}
