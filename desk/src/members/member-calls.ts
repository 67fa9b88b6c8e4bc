import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import type { MemberMore, MessageRow } from '../calls/shapes';
import { useMerchant } from '../session/merchant';

const pathOf = (username: string, more = '') => `/members/${encodeURIComponent(username)}${more}`;

/** One member with purses and what must be staked yet. */
export function useMember(username: string) {
  const { code } = useMerchant();
  return useQuery({
    queryKey: ['member', code, username],
    queryFn: ({ signal }) => deskCall<MemberMore>(ofMerchant(code, pathOf(username)), { signal }),
  });
}

const messagesKey = (code: string, username: string) => ['messages', code, username];

/** What was written to a member lately, newest first. */
export function useMessages(username: string) {
  const { code } = useMerchant();
  return useQuery({
    queryKey: messagesKey(code, username),
    queryFn: async ({ signal }) => {
      const path = ofMerchant(code, pathOf(username, '/messages'));
      return (await deskCall<{ readonly messages: readonly MessageRow[] }>(path, { signal })).messages;
    },
  });
}

export interface SentMessage {
  readonly title: string;
  readonly body: string;
}

/** Writes to a member's inbox. */
export function useSendMessage(username: string) {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (body: SentMessage) =>
      deskCall<void>(ofMerchant(code, pathOf(username, '/messages')), { method: 'POST', body }),
    onSuccess: () => answers.invalidateQueries({ queryKey: messagesKey(code, username) }),
  });
}
