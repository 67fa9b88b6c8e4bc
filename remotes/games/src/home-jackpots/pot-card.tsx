import { imageUrl } from '@foyer/shared/api';
import type { Game, JackpotPot } from '@foyer/shared/contract';
import { stampText, useT } from '@foyer/shared/i18n';
import { join, Money, Picture, usePress } from '@foyer/shared/ui';
import { artOf } from '../catalogue/art-of';
import { targetOf, useLaunch } from '../launch/use-launch';
import styles from './pot-card.module.css';
import { useRising } from './use-rising';

interface PotCardProps {
  pot: JackpotPot;
  /** The title that a press opens. */
  game: Game;
  currency: string;
  seen: boolean;
}

/** A jackpot: what is in it, who won it last, and the title that a press opens to play for it. */
export function PotCard({ pot: { tier, amount, last }, game, currency, seen }: PotCardProps) {
  const t = useT('games');
  const launch = useLaunch();
  const { pressed, handlers } = usePress();
  const shown = useRising(amount, seen);
  return (
    <button
      type="button"
      className={join(styles.pot, styles[tier])}
      data-pressed={pressed || undefined}
      {...handlers}
      onClick={() => launch(targetOf(game), { name: game.gameName, art: artOf(game) })}
    >
      <span className={styles.name}>{t(`jackpots.${tier}`)}</span>
      <Money value={shown} currency={currency} className={styles.amount} />
      <span className={styles.last}>
        {last === undefined ? (
          t('jackpots.never')
        ) : (
          <>
            {t('jackpots.last')} <bdi>{last.account}</bdi> · <Money value={last.amount} currency={currency} /> ·{' '}
            <bdi>{stampText(last.wonAt)}</bdi>
          </>
        )}
      </span>
      <span className={styles.play}>{t('jackpots.play', { game: game.gameName })}</span>
      {tier === 'grand' ? <Picture src={imageUrl(artOf(game))} alt="" ratio="3:4" className={styles.art} /> : null}
    </button>
  );
}
