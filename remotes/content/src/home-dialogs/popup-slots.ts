import { slotsOfRemote } from '@foyer/shared/storage';

/** Whether the announcement pop-up shows, and the announcements seen in it (S4-POPUP-01, S4-POPUP-02, A061). */
export interface PopupFlag {
  show: boolean;
  list: { title: string; content: string }[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPopupFlag = (value: unknown): value is PopupFlag =>
  isRecord(value) &&
  typeof value['show'] === 'boolean' &&
  Array.isArray(value['list']) &&
  value['list'].every(isRecord);

const slots = slotsOfRemote('content');

export const popupSlots = {
  member: slots.namedJson('SHELL_PU_A', isPopupFlag),
  visitor: slots.namedJson('SHELL_PU_B', isPopupFlag),
} as const;

/** Whether the notice pop-up was shown in this tab (A061). */
export const noticeShown = slots.namedText('NOTICE_POP');
