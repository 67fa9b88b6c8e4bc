import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import type { ReactNode } from 'react';
import { useInView } from '../lottery/use-in-view';
import { ShelfHead } from '../shelf-head/shelf-head';
import { useJackpots, useLinkedGames } from './get-jackpots';
import styles from './jackpots.module.css';
import { PotCard } from './pot-card';

/**
 * The jackpots with what is in them, each leading to a linked title. Nothing where the merchant offers none of those, where its
 * platform has no jackpots, or where nobody can say what is in them.
 */
export function Jackpots({ waiting }: { waiting: ReactNode }) {
  const t = useT('games');
  const { inView: seen, ref } = useInView();
  const currency = useSession(({ wallet }) => wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const games = useLinkedGames(seen);
  const [first] = games.data ?? [];
  const pots = useJackpots(seen && first !== undefined);
  if (games.data === undefined ? games.isError : first === undefined) return null;
  if (pots.data === undefined ? pots.isError : pots.data.length === 0) return null;
  return (
    <section ref={ref} aria-label={t('jackpots.title')} className={styles.section}>
      {first === undefined || pots.data === undefined ? (
        waiting
      ) : (
        <>
          <ShelfHead name={t('jackpots.title')} allLabel={t('jackpots.all')} all="/m/slotsCenter?classify=JACKPOT" />
          <ul className={styles.pots}>
            {pots.data.map((pot, at) => (
              <li key={pot.tier} className={styles[pot.tier]}>
                <PotCard
                  pot={pot}
                  game={games.data?.[at % games.data.length] ?? first}
                  currency={currency}
                  seen={seen}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
