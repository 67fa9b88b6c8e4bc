import { dateText, timeText } from '@foyer/shared/i18n';
import { dayOf } from '@foyer/shared/time';

/** The time of a message of today, else its day. */
export const shortTime = (moment: number): string =>
  dayOf(moment) === dayOf(Date.now()) ? timeText(moment) : dateText(moment);
