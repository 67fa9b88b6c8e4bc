import type { Announcement } from '@foyer/shared/contract';
import type { SessionInfo } from '@foyer/shared/session';
import { noticeShown, type PopupFlag, popupSlots } from './popup-slots';

/** Number of seen announcements stored per flag: enough for years, small in storage. */
const MEMORY = 60;

type Pair = PopupFlag['list'][number];

const pairOf = ({ title, content = '' }: Announcement): Pair => ({ title, content });
const isSame = (one: Pair, other: Pair): boolean => one.title === other.title && one.content === other.content;
const slotOf = (session: SessionInfo | undefined) => (session ? popupSlots.member : popupSlots.visitor);

/**
 * The pop-ups for this person: B for visitors, A for members, F for members on their first log-in (S4-POPUP-06 to S4-POPUP-08).
 */
export function popupsFor(popups: readonly Announcement[], session: SessionInfo | undefined): Announcement[] {
  const executions = session ? (session.firstTimeLogin === true ? ['A', 'F'] : ['A']) : ['B'];
  return popups.filter(({ execution = '' }) => executions.includes(execution));
}

/**
 * Whether the announcement pop-up is due: on a first visit and with every unseen announcement, which sets the stored flag again
 * (S4-POPUP-01, S4-POPUP-02, A061).
 */
export function isPopupDue(items: readonly Announcement[], session: SessionInfo | undefined): boolean {
  if (items.length === 0) return false;
  const slot = slotOf(session);
  const flag = slot.get();
  if (!flag || flag.show) return true;
  const isNew = items.some((item) => !flag.list.some((seen) => isSame(seen, pairOf(item))));
  if (isNew) slot.set({ ...flag, show: true });
  return isNew;
}

/** Stores that these were seen and closed (S4-POPUP-03). */
export function rememberPopup(items: readonly Announcement[], session: SessionInfo | undefined): void {
  const slot = slotOf(session);
  const now = items.map(pairOf);
  const before = (slot.get()?.list ?? []).filter((seen) => !now.some((item) => isSame(item, seen)));
  slot.set({ show: false, list: [...now, ...before].slice(0, MEMORY) });
}

/** Whether the notice pop-up is due: once per tab (S2-HOME-14, A061). */
export const isNoticeDue = (notices: readonly Announcement[]): boolean =>
  notices.length > 0 && noticeShown.get() === undefined;

export const rememberNotice = (): void => noticeShown.set('1');
