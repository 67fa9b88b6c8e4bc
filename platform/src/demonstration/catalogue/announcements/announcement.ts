import type { Texts } from '../../terms/types';

/** Announcement with its texts in every language. `content` is HTML for notices and pop-ups (A060, A063). */
export interface Announcement {
  readonly id: number;
  readonly type: 'B' | 'PL' | 'H' | 'PU';
  readonly title: Texts;
  readonly content: Texts;
  /** Click target of a banner, empty when it is only to look at (A064). */
  readonly url: string;
  /** Not empty: the pop-up offers the way to the reward center (A062). */
  readonly promotionType: string;
  /** Who sees a pop-up: A members, F members on their first login, B visitors. Empty elsewhere. */
  readonly execution: '' | 'A' | 'B' | 'F';
  /** Path of the picture, empty when there is none. */
  readonly image: string;
}
