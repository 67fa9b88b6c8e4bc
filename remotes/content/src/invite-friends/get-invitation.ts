import { ask, callQuery, pagesQuery, useInfiniteQuery, useQuery } from '@foyer/shared/query';

/** Asked again whenever the member looks, since friends come and payments are made meanwhile. */
const fresh = { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** What inviting brings, and has brought the member so far. */
export const useInvitation = () => useQuery({ ...callQuery('invitation'), ...fresh });

/** The member's friends, newest first. A page begins after the last friend of the page before, so that new ones shift nothing. */
export function useFriends() {
  const query = useInfiniteQuery({
    ...pagesQuery(
      'invitedFriends',
      {},
      async (pageNum, signal, before) => {
        const page = await ask('invitedFriends', signal, before === undefined ? undefined : { before: Number(before) });
        return { ...page, pageNum, totalPages: pageNum + (page.more ? 1 : 0) };
      },
      (_, { content }) => String(content.at(-1)?.id),
    ),
    ...fresh,
  });
  return { query, friends: query.data?.pages.flatMap(({ content }) => content) };
}
