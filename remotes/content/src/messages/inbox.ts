import { ApiError } from '@foyer/shared/api';
import type { Message } from '@foyer/shared/contract';
import type { Answers } from '@foyer/shared/testing';

const START = 1_790_000_000_000;

/** A platform with one member's inbox for component tests: what is read and deleted stays so. */
export function inboxOf({ read = 0, unread = 0 }: { read?: number; unread?: number }) {
  const state = {
    fails: false,
    messages: Array.from({ length: read + unread }, (_, at): Message => {
      const id = read + unread - at;
      return { id, title: `Message ${id}`, body: `About ${id}`, sentAt: START + id * 60_000, read: at >= unread };
    }),
  };
  const counts = () => ({ all: state.messages.length, unread: state.messages.filter((it) => !it.read).length });
  const refused = (call: string) => new ApiError(call, 'rate.limited', 200);
  const answers: Answers = {
    messages: ({ query }) => {
      if (state.fails) return refused('messages');
      const older = state.messages.filter(({ id }) => id < Number(query['before'] ?? Number.POSITIVE_INFINITY));
      return { content: older.slice(0, 20), more: older.length > 20 };
    },
    message: ({ query }) => state.messages.find(({ id }) => id === Number(query['id'])) ?? null,
    messageCount: () => counts().all,
    unreadMessages: () => counts().unread,
    readMessages: ({ body }) => {
      if (state.fails) return refused('readMessages');
      const { ids, upTo = 0 } = body as { ids?: number[]; upTo?: number };
      const isMeant = (id: number) => (ids === undefined ? id <= upTo : ids.includes(id));
      state.messages = state.messages.map((each) => (isMeant(each.id) ? { ...each, read: true } : each));
      return counts();
    },
    deleteMessages: ({ query }) => {
      if (state.fails) return refused('deleteMessages');
      const ids = (query['ids'] ?? '').split(',').map(Number);
      state.messages = state.messages.filter(({ id }) => !ids.includes(id));
      return counts();
    },
  };
  return { state, answers };
}
