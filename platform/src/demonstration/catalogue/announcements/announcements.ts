import type { Announcement } from './announcement';
import { BANNERS } from './banners';
import { NOTICES } from './notices';
import { POPUPS } from './popups';

/** All announcements of the demo merchant, in the order in which they are shown. */
export const ANNOUNCEMENTS: readonly Announcement[] = [...BANNERS, ...NOTICES, ...POPUPS];
