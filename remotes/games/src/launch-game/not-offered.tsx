import { useT } from '@foyer/shared/i18n';
import { invalidate } from '@foyer/shared/query';
import { LinkButton } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { RNG } from '../catalogue/categories';
import { listAddress } from '../catalogue/list-view';
import { LaunchFailed } from './launch-failed';

/** Lists that may still show a game which is not offered any more. */
const LISTS = [
  ...['recentGames', 'favourites', 'gameList', 'gameDetail', 'hotGames', 'gameVendors'],
  ...['vassalTypes', 'gameMenus', 'lotteryMenu'],
] as const;

/** A game that the merchant does not offer (any more): says so, and leads to those it offers, all loaded anew (B036). */
export function NotOffered({ text, gameType }: { text: string; gameType: string }) {
  const t = useT('games');
  useEffect(() => {
    for (const list of LISTS) void invalidate(list);
  }, []);
  return (
    <LaunchFailed title={text}>
      <LinkButton variant="primary" to={listAddress(gameType || RNG)}>
        {t('launch.toList')}
      </LinkButton>
    </LaunchFailed>
  );
}
