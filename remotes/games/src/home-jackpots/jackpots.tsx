import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { QueryView } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { useInView } from '../lottery/use-in-view';
import { ShelfHead } from '../shelf-head/shelf-head';
import { useJackpots, useLinkedGames } from './get-jackpots';
import styles from './jackpots.module.css';
import { PotCard } from './pot-card';

/** The jackpots with what is in them, each leading to a linked title. Nothing where the merchant offers none of those. */
export function Jackpots({ waiting }: { waiting: ReactNode }) {
  const t = useT('games');
  const { inView: seen, ref } = useInView();
  const currency = useSession(({ wallet }) => wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const { data: games } = useLinkedGames(seen);
  const query = useJackpots(seen);
  const [first] = games ?? [];
  if (games !== undefined && first === undefined) return null;
  return (
    <section ref={ref} aria-label={t('jackpots.title')} className={styles.section}>
      <QueryView
        query={first === undefined && query.data !== undefined ? { ...query, data: undefined } : query}
        skeleton={waiting}
        failed={{ look: 'inline' }}
        around={(panel) => <div className={styles.note}>{panel}</div>}
      >
        {(pots) => (
          <>
            <ShelfHead name={t('jackpots.title')} allLabel={t('jackpots.all')} all="/m/slotsCenter?classify=JACKPOT" />
            <ul className={styles.pots}>
              {pots.map((pot, at) => {
                const game = games?.[at % games.length] ?? first;
                return game === undefined ? null : (
                  <li key={pot.tier} className={styles[pot.tier]}>
                    <PotCard pot={pot} game={game} currency={currency} seen={seen} />
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}
