import { useT } from '@foyer/shared/i18n';
import { useAddressQuery } from '@foyer/shared/router';
import { queryFrom } from '../catalogue/list-view';
import { GameSheets } from '../game-sheet/game-sheets';
import { SearchBox } from '../list-frame/search-box';
import { ToolBar } from '../list-frame/tool-bar';
import { CenterStart } from './center-start';
import styles from './game-center.module.css';
import { Hits } from './hits';

/** /m/gameCenter: one search over all categories, with a member's own games at the top (S2-ROUTES-42, B035). */
export default function GameCenter() {
  const t = useT('games');
  const { drawn, replace } = useAddressQuery();
  const text = drawn.get('q')?.trim() ?? '';
  return (
    <div className={styles.page}>
      <ToolBar>
        <SearchBox value={text} label={t('center.search')} onSearch={(q) => replace(queryFrom({ q }))} />
      </ToolBar>
      <GameSheets>{text === '' ? <CenterStart /> : <Hits text={text} />}</GameSheets>
    </div>
  );
}
