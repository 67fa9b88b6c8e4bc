import { errorTextKey } from '@foyer/shared/api';
import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Button, ErrorPanel, LinkButton, Loading, NoData, QueryView } from '@foyer/shared/ui';
import { HOT } from '../catalogue/categories';
import type { ListView } from '../catalogue/list-view';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-results.module.css';
import type { useGamePages } from './use-game-pages';

/** Numbers of cards: on the first screen, and in a row. */
const FIRST_SCREEN = 9;
const IN_ROW = 3;

export interface GameResultsProps {
  view: ListView;
  pages: Omit<ReturnType<typeof useGamePages>, 'games'> & { games: readonly Game[] | undefined };
  /** Typed text that filters the loaded games, if any. */
  typed: string | undefined;
  /** Searches all games for a name. */
  onSearch: (text: string) => void;
  onReset: () => void;
}

/** The cards of a list, in each of its states. */
export function GameResults({ view, pages, typed, onSearch, onReset }: GameResultsProps) {
  const { games, error, loading, loadingMore, retry } = pages;
  const query = { data: games, error, isFetching: loading, refetch: retry };
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <div className={styles.grid}>
            <GameCardSkeleton count={FIRST_SCREEN} />
          </div>
        </Loading>
      }
      empty={
        typed === undefined ? <Nothing view={view} onReset={onReset} /> : <NotLoaded text={typed} onSearch={onSearch} />
      }
    >
      {(shown) => (
        <>
          <ul className={styles.grid}>
            {shown.map((game, index) => (
              <li key={game.nodeId} className={styles.item}>
                <GameCard
                  game={game}
                  eager={index < FIRST_SCREEN}
                  amongHot={view.tab === 'hot' || view.gameType === HOT}
                />
              </li>
            ))}
          </ul>
          {loadingMore ? (
            <Loading>
              <div className={styles.grid}>
                <GameCardSkeleton count={IN_ROW} />
              </div>
            </Loading>
          ) : (
            <NextFailed error={error} busy={loading} onRetry={retry} />
          )}
        </>
      )}
    </QueryView>
  );
}

function NextFailed({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  const t = useT('shared');
  if (error === null) return null;
  return (
    <div className={styles.end}>
      <ErrorPanel look="inline" title={t(errorTextKey(error))} busy={busy} onRetry={onRetry} />
    </div>
  );
}

/** No loaded game matches the typed text; offers to search all. */
function NotLoaded({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useT('games');
  return (
    <NoData
      text={t('empty.typed', { text })}
      action={
        <Button size="small" onClick={() => onSearch(text)}>
          {t('empty.searchAll')}
        </Button>
      }
    />
  );
}

/** An empty list, with a suggestion where to go (S2-GAMELIST-07). */
function Nothing({ view, onReset }: { view: ListView; onReset: () => void }) {
  const t = useT('games');
  const narrowed = view.search !== '' || view.vendors.length > 0 || view.classify !== '' || view.minBet !== '';
  if (view.tab === 'all' && !narrowed) {
    return (
      <NoData
        text={t('empty.all')}
        action={
          <LinkButton size="small" to={HOME}>
            {t('launch.home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <NoData
      text={t(view.tab === 'all' ? 'empty.search' : `empty.${view.tab}`)}
      action={
        <Button size="small" onClick={onReset}>
          {t('empty.showAll')}
        </Button>
      }
    />
  );
}
