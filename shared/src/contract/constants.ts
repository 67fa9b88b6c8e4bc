/** Stand in a query for the language in which calls are made, and for the merchant in whose name. */
export const LANGUAGE = '{language}';
export const MERCHANT = '{merchant}';

/** Query constants of the game and content calls (S9-CONST-32 to 39); spellings are part of the product. */
export const PLATFORM_HTML5 = 'html5';
/** This site, as the calls of content name it. */
export const PLATFORM_MOBILE = 'M';
/** This kind of client, as the calls of games number it. */
export const CLIENT_TYPE = 2;
/** Gateways by number (S9-CONST-32). */
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const;
/** The modes of a lottery (S9-CONST-33, A085). */
export const PRIZE_MODES = { LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott' } as const;
/** The two ways to play a lottery (S9-CONST-36). */
export const PLAY_TYPES = { TRADITION: 'trad', ENTERTAINMENT: 'ent' } as const;
/** The types of announcements; several are asked for at once, with commas between (S9-CONST-34, A060). */
export const CONTENT_TYPES = {
  AGENT: 'A',
  PLAYER: 'PL',
  BANNER: 'B',
  POPUP: 'PU',
  PROMOTION: 'PR',
  HOME: 'H',
} as const;
/** The choices above a list of games (S9-CONST-37, A077). */
export const SELECT_TYPES = { NEW: 'NEW', FAV: 'FAV', ALL: 'ALL', HOT: 'HOT' } as const;
/** Names of modules that some calls carry, such as `VERIFICATION3` with a code by SMS. */
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
/** The order of the categories of games; all others follow (S9-CONST-38). */
export const CATEGORY_ORDER = ['HOT', 'RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'] as const;
/** Games of one page of a list, and of the games opened last. */
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
