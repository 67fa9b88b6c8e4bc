import type { ValueOf } from '@foyer/shared/contract';
import { ask, pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { useRefreshed } from '@foyer/shared/report';
import type { MembersFilter } from './members-filter';

export type TeamMembers = ValueOf<'teamMembers'>;
export type TeamMember = TeamMembers['content'][number];

export const PAGE_SIZE = 20;

/** The loaded members of a level, or of a search. While another order loads, those of the one before stay. */
export function useMembers({ memberId, name, order }: MembersFilter) {
  const of = { order, ...(memberId === undefined ? {} : { memberId }), ...(name === '' ? {} : { name }) };
  const query = useInfiniteQuery({
    ...pagesQuery('teamMembers', of, (pageNo, signal) =>
      ask('teamMembers', signal, { ...of, pageNo, pageSize: PAGE_SIZE }),
    ),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  useRefreshed('teamMembers');
  const pages = query.data?.pages;
  // A new member, or a figure that moves, moves others to the next page.
  const members = new Map(pages?.flatMap(({ content }) => content.map((row) => [row.memberId, row] as const)));
  return { query, first: pages?.[0], members: [...members.values()] };
}
