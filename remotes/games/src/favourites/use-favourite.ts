import { call, errorTextKey } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { Game } from '@foyer/shared/contract';
import { text } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { invalidate, useQueryClient } from '@foyer/shared/query';
import { sitePath, useLocation } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { useLoginFirst } from '../launch/use-login-first';
import { favouriteIdsQuery, useFavourites } from './get-favourites';

type Hearted = Pick<Game, 'nodeId' | 'vassalage'>;

interface Wish {
  readonly on: boolean;
  /** Whether it is not known if it is one already. */
  readonly unsure: boolean;
}

const withId = (ids: number[], nodeId: number, on: boolean): number[] => {
  const others = ids.filter((id) => id !== nodeId);
  return on ? [...others, nodeId] : others;
};

/**
 * State and press handler of a game's heart. A press shows at once; a failed call undoes it and says so (A082). A favourite is
 * not added again (S4-FAV-03). Visitors go to the log-in page (S4-FAV-02). Presses on one heart are sent in turn.
 */
export function useFavourite({ nodeId, vassalage }: Hearted): { on: boolean; toggle: () => void } {
  const client = useQueryClient();
  const loginFirst = useLoginFirst();
  const { pathname, search } = useLocation();
  const userName = useSession((state) => state.session?.userName);
  const known = useFavourites((all) => all.includes(nodeId));
  const ids = favouriteIdsQuery();
  const paint = (on: boolean) => client.setQueryData(ids.queryKey, (all) => all && withId(all, nodeId, on));

  /** Made at the press: a list has a heart on each card, and few are ever pressed. */
  const change = (wish: Wish) =>
    client
      .getMutationCache()
      .build(client, {
        scope: { id: `favourite-${nodeId}` },
        onMutate: ({ on }: Wish) => paint(on),
        mutationFn: async ({ on, unsure }: Wish) => {
          if (!on) return call('removeFavourite', { query: { nodeId, vendor: vassalage } });
          if (unsure && (await client.ensureQueryData(ids)).includes(nodeId)) return null;
          await call('addFavourite', { body: { nodeId, vendor: vassalage } });
          return paint(true);
        },
        onError: (error: Error, { on }: Wish) => {
          paint(!on);
          bus.emit('toast:show', { text: text('shared', errorTextKey(error)), kind: 'error' });
        },
        onSuccess: async () => {
          await invalidate('favourites', { as: 'first' });
          return invalidate('favourites', { as: 'pages' });
        },
      })
      .execute(wish)
      // `onError` has said so.
      .catch(() => undefined);

  const on = known ?? false;
  const toggle = () => {
    if (userName === undefined) loginFirst(sitePath(pathname + search) ?? HOME);
    else void change({ on: !on, unsure: known === undefined });
  };
  return { on, toggle };
}
