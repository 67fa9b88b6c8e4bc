import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { hasPage } from '@foyer/shared/router';
import { Button, LinkButton, NoData } from '@foyer/shared/ui';
import type { ListView } from '../catalogue/list-view';
import { CENTER, centerAddress } from '../game-center/center-address';

/** No loaded game matches the typed text; offers to search all. */
export function NotLoaded({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
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
export function Nothing({ view, onReset }: { view: ListView; onReset: () => void }) {
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
        <>
          {view.search !== '' && hasPage(CENTER) ? (
            <LinkButton size="small" variant="primary" to={centerAddress(view.search)}>
              {t('empty.everywhere')}
            </LinkButton>
          ) : null}
          <Button size="small" onClick={onReset}>
            {t('empty.showAll')}
          </Button>
        </>
      }
    />
  );
}
