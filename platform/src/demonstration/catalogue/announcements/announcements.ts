import type { Announcement } from './announcement';
import { BANNERS } from './banners';
import { NOTICES } from './notices';
import { POPUPS } from './popups';

/** The demo merchant's announcements in display order. */
export const ANNOUNCEMENTS: readonly Announcement[] = [...BANNERS, ...NOTICES, ...POPUPS];
