import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { Message } from '@foyer/shared/contract';
import { text } from '@foyer/shared/i18n';
import { createStore } from '@foyer/shared/store';
import { askAgain, moveCounts, showCounts, takeOut } from './message-cache';

/** Ms in which a deletion can be taken back (F-MESSAGE-03). */
const UNDO_FOR = 5000;

/** Ids that one call names at most. */
const AT_ONCE = 100;

interface Removals {
  /** Messages that the list leaves out: deleted, or about to be. */
  readonly hidden: ReadonlySet<number>;
  /** Those that can be taken back. */
  readonly waiting: readonly Message[];
}

export const removals = createStore<Removals>(() => ({ hidden: new Set(), waiting: [] }));

let timer: ReturnType<typeof setTimeout> | undefined;

const unreadOf = (messages: readonly Message[]): number => messages.filter(({ read }) => !read).length;

function unhide(messages: readonly Message[]): void {
  const back = new Set(messages.map(({ id }) => id));
  removals.setState(({ hidden }) => ({ hidden: new Set([...hidden].filter((id) => !back.has(id))) }));
}

/** Takes messages out of the list. The platform deletes them after `UNDO_FOR`, or when the page is left. */
export function remove(messages: readonly Message[]): void {
  send();
  removals.setState(({ hidden }) => ({
    hidden: new Set([...hidden, ...messages.map(({ id }) => id)]),
    waiting: messages,
  }));
  moveCounts({ all: -messages.length, unread: -unreadOf(messages) });
  timer = setTimeout(send, UNDO_FOR);
}

function stopWaiting(): readonly Message[] {
  clearTimeout(timer);
  const { waiting } = removals.getState();
  if (waiting.length > 0) removals.setState({ waiting: [] });
  return waiting;
}

export function undo(): void {
  const messages = stopWaiting();
  unhide(messages);
  moveCounts({ all: messages.length, unread: unreadOf(messages) });
}

/** Deletes now what waits. What the platform does not delete is back in its place, and the member is told. */
export function send(): void {
  const messages = stopWaiting();
  for (let from = 0; from < messages.length; from += AT_ONCE) void removeNow(messages.slice(from, from + AT_ONCE));
}

async function removeNow(messages: readonly Message[]): Promise<void> {
  const ids = messages.map(({ id }) => id);
  try {
    showCounts(await call('deleteMessages', { query: { ids: ids.join(',') }, keepalive: true }));
    // They stay hidden too: a page that was under way may still bring them.
    takeOut(new Set(ids));
  } catch (error) {
    unhide(messages);
    // The session ended meanwhile: nobody is there to be told.
    if (error instanceof ApiError && error.code === 'session.required') return;
    bus.emit('toast:show', { text: text('content', 'messages.notDeleted'), kind: 'warning' });
    await askAgain();
  }
}
