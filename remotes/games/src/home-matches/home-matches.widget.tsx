import { useT } from '@foyer/shared/i18n';
import { Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useHotMatches } from './get-hot-matches';
import styles from './home-matches.module.css';
import { MatchTicker } from './match-ticker';

/** Loads the pop-up at the first press, because few visits open it. */
const loadDialog = () => import('./match-dialog');
const MatchDialog = lazy(() => loadDialog().then((module) => ({ default: module.MatchDialog })));

/** Home's hot matches: a ticker, and a pop-up with all (S2-HOME-02). Nothing without matches. */
export default function HomeMatches() {
  const t = useT('games');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openDialog = () => {
    setWanted(true);
    setOpen(true);
  };
  const query = useHotMatches();
  if (query.data?.length === 0) return null;
  return (
    <section aria-label={t('matches.title')} className={styles.section}>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" className={styles.waiting} />
          </Loading>
        }
        failed={{ look: 'inline' }}
      >
        {(matches) => (
          <>
            <h2 className="visually-hidden">{t('matches.title')}</h2>
            <MatchTicker matches={matches} held={open} onOpen={openDialog} />
            {wanted ? (
              <Suspense>
                <MatchDialog matches={matches} open={open} onClose={() => setOpen(false)} />
              </Suspense>
            ) : null}
          </>
        )}
      </QueryView>
    </section>
  );
}
