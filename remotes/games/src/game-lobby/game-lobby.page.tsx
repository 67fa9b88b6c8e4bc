import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { ErrorPanel, LinkButton, NoData, QueryView, useErrorText } from '@foyer/shared/ui';
import { useMemo } from 'react';
import { HOT } from '../catalogue/categories';
import { useCategories } from '../catalogue/get-vendors';
import { centerAddress } from '../game-center/center-address';
import { GameSheets } from '../game-sheet/game-sheets';
import { SearchBox } from '../list-frame/search-box';
import { ToolBar } from '../list-frame/tool-bar';
import { OwnRails } from '../own-rails/own-rails';
import { Categories } from './categories';
import styles from './game-lobby.module.css';
import { useGameMenus } from './get-game-menus';
import { lobbyOf } from './lobby-of';
import { LobbySkeleton } from './lobby-skeleton';

/** /m/gameLobby: every category with its studios and how many games wait there (S2-ROUTES-41, B035). */
export default function GameLobby() {
  const t = useT('games');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const vendors = useCategories();
  const counts = useQuery(callQuery('gameCounts'));
  const menus = useGameMenus();
  const besides = [counts, menus];
  const waiting = besides.some(({ data, isFetched }) => data === undefined && !isFetched);
  const failed = besides.filter(({ error }) => error !== null);
  // The same as before where no answer is another one, so that a page that is drawn again does not draw its categories.
  const data = useMemo(
    () => (vendors.data && !waiting ? lobbyOf(vendors.data, counts.data, menus.data) : undefined),
    [vendors.data, waiting, counts.data, menus.data],
  );
  return (
    <div className={styles.page}>
      <ToolBar>
        <SearchBox value="" label={t('center.search')} onSearch={(text) => void navigate(centerAddress(text))} />
      </ToolBar>
      <GameSheets>
        <OwnRails gameType={HOT} />
      </GameSheets>
      {failed[0] === undefined ? null : (
        <div className={styles.note}>
          <ErrorPanel
            look="inline"
            title={textOf(failed[0].error)}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const each of failed) void each.refetch();
            }}
          />
        </div>
      )}
      <QueryView
        query={{ ...vendors, data }}
        skeleton={<LobbySkeleton />}
        empty={
          <NoData
            text={t('empty.all')}
            action={
              <LinkButton size="small" to={HOME}>
                {t('launch.home')}
              </LinkButton>
            }
          />
        }
      >
        {(categories) => <Categories categories={categories} />}
      </QueryView>
    </div>
  );
}
