import type { Message, ValueOf } from '@foyer/shared/contract';
import { callQuery, invalidate, queryClient } from '@foyer/shared/query';
import { messagesQuery } from './get-messages';

type Counts = ValueOf<'readMessages'>;

/** Changes the loaded messages; a message that becomes undefined is taken out. */
function change(make: (message: Message) => Message | undefined): void {
  queryClient.setQueryData(messagesQuery().queryKey, (loaded) => {
    if (loaded === undefined) return loaded;
    const pages = loaded.pages.map((page) => ({ ...page, content: page.content.flatMap((row) => make(row) ?? []) }));
    return { ...loaded, pages };
  });
}

/** Marks messages as read: those of the list, and the one that its address alone has loaded. */
export function showRead(isRead: (id: number) => boolean, single?: Message): void {
  change((message) => (isRead(message.id) ? { ...message, read: true } : message));
  if (single)
    queryClient.setQueryData(callQuery('message', { id: single.id }).queryKey, () => ({ ...single, read: true }));
}

export function takeOut(ids: ReadonlySet<number>): void {
  change((message) => (ids.has(message.id) ? undefined : message));
  for (const id of ids) queryClient.setQueryData(callQuery('message', { id }).queryKey, () => null);
}

/** Every badge of the site reads these two answers, so all of them change at once (F-MESSAGE-02). */
export function showCounts({ all, unread }: Counts): void {
  queryClient.setQueryData(callQuery('messageCount').queryKey, all);
  queryClient.setQueryData(callQuery('unreadMessages').queryKey, unread);
}

/** Changes the counts before the platform has answered. */
export function moveCounts(by: Counts): void {
  const move = (name: 'messageCount' | 'unreadMessages', step: number) =>
    queryClient.setQueryData(callQuery(name).queryKey, (known) =>
      known === undefined ? known : Math.max(0, known + step),
    );
  move('messageCount', by.all);
  move('unreadMessages', by.unread);
}

/** Asks for all that the page shows, after something went wrong. */
export async function askAgain(): Promise<void> {
  await Promise.all([invalidate('messages'), invalidate('messageCount'), invalidate('unreadMessages')]);
}
