/** Placeholders in a query for the visit's language and merchant. */
export const LANGUAGE = '{language}';
export const MERCHANT = '{merchant}';

/** Query constants of game and content calls (S9-CONST-32 to 39). The product fixes their spelling. */
export const PLATFORM_HTML5 = 'html5';
/** The mobile site in content calls. */
export const PLATFORM_MOBILE = 'M';
/** The mobile site in the call of the help center (A020). */
export const DEVICE_MOBILE = 'MOBILE';
/** The mobile web client in game calls. */
export const CLIENT_TYPE = 2;
/** The kind of types that games are asked for by: their classes (S7-API-46). */
export const GAME_TYPE_ID = 1;
/** Gateway numbers (S9-CONST-32). */
export const GATEWAY = { WEB: 1, MOBILE: 3 } as const;
/** Prize modes of lotteries (S9-CONST-33, A085). */
export const PRIZE_MODES = { LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott' } as const;
/** Play types of lotteries (S9-CONST-36). */
export const PLAY_TYPES = { TRADITION: 'trad', ENTERTAINMENT: 'ent' } as const;
/** Announcement types. A call asks for several, separated by commas (S9-CONST-34, A060). */
export const CONTENT_TYPES = {
  AGENT: 'A',
  PLAYER: 'PL',
  BANNER: 'B',
  POPUP: 'PU',
  PROMOTION: 'PR',
  HOME: 'H',
} as const;
/** Filters above a game list (S9-CONST-37, A077). */
export const SELECT_TYPES = { NEW: 'NEW', FAV: 'FAV', ALL: 'ALL', HOT: 'HOT' } as const;
/** Module names that some calls carry, e.g. `VERIFICATION3` with a code by SMS. */
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
/** First game categories in this order; all others follow (S9-CONST-38). */
export const CATEGORY_ORDER = ['HOT', 'RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'] as const;
export const GAME_PAGE_SIZE = 26;
export const RECENT_PAGE_SIZE = 25;
/** Orders of a game list besides its own: hot ones first, new ones first, by name (F-LOBBY-03). */
export const GAME_ORDERS = { POPULAR: 'popular', NEW: 'new', NAME: 'az' } as const;

/** How far what a game brings swings about its mean, from the calmest (decision 75). */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** Hours after a new binding during which the old mobile number or e-mail address still recovers the account. */
export const RECOVERY_HOLD_HOURS = 24;
/** Minutes after a log-in during which it proves the member, for accounts without a password or binding. */
export const FRESH_LOGIN_MINUTES = 10;

/**
 * Maximum size of an uploaded head picture in bytes. Form-encoded base64 needs up to four times that, and platform
 * and edge accept bodies of 256 KB.
 */
export const HEAD_PICTURE_BYTES = 60 * 1024;

/** Pictures that a member sends along with a text: PNG or JPEG (A049). */
export const PICTURES = { max: 3, bytes: 5 * 1024 * 1024 } as const;
/** A feedback's text in code points, and how many a member may send in a merchant's day (A049, B040). */
export const FEEDBACK = { min: 10, max: 500, perDay: 5 } as const;
export const FEEDBACK_TYPES = ['money', 'games', 'account', 'site'] as const;
/** Code points of the comment of an application (S5-PROMO-01). */
export const APPLY_COMMENT_MAX = 140;

/** The length of a text as its writer counts it: in code points, without the space around it (A048). */
export const pointsOf = (text: string): number => [...text.trim()].length;
