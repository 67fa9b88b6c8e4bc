import { ask, callQuery, pagesQuery, useInfiniteQuery, useQuery } from '@foyer/shared/query';

/** All loaded pages of the inbox. A page begins after the last message of the page before, so that new ones shift nothing. */
export const messagesQuery = () =>
  pagesQuery(
    'messages',
    {},
    async (pageNum, signal, before) => {
      const page = await ask('messages', signal, before === undefined ? undefined : { before: Number(before) });
      return { ...page, pageNum, totalPages: pageNum + (page.more ? 1 : 0) };
    },
    (_, { content }) => String(content.at(-1)?.id),
  );

/** The inbox, newest first; asked for again when the member comes back to the tab (F-MESSAGE-01). */
export function useMessages() {
  const query = useInfiniteQuery({
    ...messagesQuery(),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return { query, messages: query.data?.pages.flatMap(({ content }) => content) };
}

/** One message that the loaded pages lack; null when it is not there, or somebody else's. */
export const useMessage = (id: number | undefined) =>
  useQuery({ ...callQuery('message', { id: id ?? 0 }), enabled: id !== undefined });

/** How many messages there are, and how many of them are unread; undefined until both are known. */
export function useCounts(): { readonly all: number; readonly unread: number } | undefined {
  const all = useQuery({ ...callQuery('messageCount'), staleTime: 0, refetchOnWindowFocus: 'always' });
  const unread = useQuery({ ...callQuery('unreadMessages'), refetchOnWindowFocus: 'always' });
  return all.data === undefined || unread.data === undefined ? undefined : { all: all.data, unread: unread.data };
}
