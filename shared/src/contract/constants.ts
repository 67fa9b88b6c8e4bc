/** Query constants of the game and content calls (S9-CONST-32 to 39); spellings are part of the product. */
export const PLATFORM_HTML5 = 'html5';
export const PLATFORM_MOBILE = 'M';
export const CLIENT_TYPE = 2;
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const;
export const PRIZE_MODES = { LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott' } as const;
export const PLAY_TYPES = { TRADITION: 'trad', ENTERTAINMENT: 'ent' } as const;
export const CONTENT_TYPES = {
  AGENT: 'A',
  PLAYER: 'PL',
  BANNER: 'B',
  POPUP: 'PU',
  PROMOTION: 'PR',
  HOME: 'H',
} as const;
export const SELECT_TYPES = { NEW: 'NEW', FAV: 'FAV', ALL: 'ALL', HOT: 'HOT' } as const;
export const MODULES = [
  'COMM3',
  'FUNDTRANS3',
  'AGEANNOUNCE3',
  'MEMTRANS3',
  'PERSPNL3',
  'AGEINFO3',
  'AGEDOWNMAN3',
  'REG3',
  'CAPTCHA3',
  'VERIFICATION3',
] as const;
export const CATEGORY_ORDER = ['HOT', 'RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'] as const;
export const GAME_PAGE_SIZE = 26;
export const RECENT_PAGE_SIZE = 25;

/** Hours for which what was bound before opens an account in place of what was bound anew. */
export const RECOVERY_HOLD_HOURS = 24;
/** Minutes for which a log-in is proof enough, of an account that has no other. */
export const FRESH_LOGIN_MINUTES = 10;

/**
 * Bytes that an uploaded head picture may have. As base64 in a form it is four times as long at worst, and so still shorter than the
 * 256 KB that platform and edge take of any body.
 */
export const HEAD_PICTURE_BYTES = 60 * 1024;
