import type { Texts } from '../../terms/types';

/** An announcement in all languages. `content` is HTML for notices and pop-ups (A060, A063). */
export interface Announcement {
  readonly id: number;
  readonly type: 'B' | 'PL' | 'H' | 'PU';
  readonly title: Texts;
  readonly content: Texts;
  /** Link of a banner; empty for none (A064). */
  readonly url: string;
  /** Not empty: the pop-up links to the reward center (A062). */
  readonly promotionType: string;
  /** Audience of a pop-up: A members, F members on their first log-in, B visitors. Empty elsewhere. */
  readonly execution: '' | 'A' | 'B' | 'F';
  /** Path of the picture; empty for none. */
  readonly image: string;
}
