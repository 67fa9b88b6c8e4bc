import { call, errorTextKey } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { Message } from '@foyer/shared/contract';
import { text } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { useEffect } from 'react';
import { showCounts, showRead } from './message-cache';

const underWay = new Set<number>();

async function markRead(message: Message): Promise<void> {
  if (message.read || underWay.has(message.id)) return;
  underWay.add(message.id);
  try {
    showCounts(await call('readMessages', { body: { ids: [message.id] } }));
    showRead((id) => id === message.id, message);
  } catch {
    // It stays unread, as its row says; the next opening tries again.
  } finally {
    underWay.delete(message.id);
  }
}

/** Marks a message as read when it is opened, once (F-MESSAGE-02). */
export function useMarkRead(message: Message | undefined): void {
  const id = message?.id;
  // Depends on the id alone: a failed mark is not sent again while the message stays open.
  useEffect(() => {
    if (message) void markRead(message);
  }, [id]);
}

/** Marks all messages as read up to the newest one that the member sees. */
export function useReadAll() {
  return useMutation({
    mutationFn: async (upTo: number) => {
      showCounts(await call('readMessages', { body: { upTo } }));
      showRead((id) => id <= upTo);
    },
    onError: (error) => bus.emit('toast:show', { text: text('shared', errorTextKey(error)), kind: 'error' }),
  });
}
