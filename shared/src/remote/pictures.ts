import type { Announcement, Game, GameVendors, SiteConfig } from '../contract';
import type { FlagName } from '../contract/flag-names';
import { HOME } from '../paths/home';
import { firstAddress } from './first-address';
import type { FormDeclaration, FormView } from './picture-form';
import type { RowsDeclaration, RowsOfPicture, RowsView, RowTest } from './picture-rows';
import type { PiecesDeclaration, PiecesOfPicture } from './pieces';

/**
 * `login.picture.ts` beside `login.page.tsx`: what the build needs to draw the first view of a page (decision 99). It draws the page's
 * own components as a visitor sees them.
 */
export interface PictureDeclaration {
  /** Flags of the merchant that decide what is drawn: there is a picture for each combination of them. */
  readonly flags?: readonly FlagName[];
  /** The page is a list of games of a category, whose rows the platform fills in (decision 112). */
  readonly list?: ListDeclaration;
  /** Of a widget of home: it shows the merchant's banners, which the platform fills in (decision 116). */
  readonly banners?: BannersDeclaration;
  /** The page shows rows of an answer, which the platform fills in (decision 119). */
  readonly rows?: RowsDeclaration;
  /** The page is the registration, whose fields and banner the platform chooses (decision 119). */
  readonly form?: FormDeclaration;
  /** The page is made of pieces within each other, which the platform fills in (decision 120). */
  readonly pieces?: PiecesDeclaration;
}

export interface ListDeclaration {
  /** Parameter of the address that names the category, and the category without it. */
  readonly parameter: string;
  readonly usual: string;
  /** Where texts of the remote name categories: this and a code. */
  readonly names: `${string}.`;
  /** Puts games and vendors where the page finds them, as if the platform had answered. */
  readonly answer: (gameType: string, games: readonly Game[], vendors: GameVendors) => void;
  /** What decides how a game is drawn. */
  readonly marks: readonly RowTest[];
  /** Categories whose games are drawn otherwise, with what decides there. */
  readonly others: Readonly<Record<string, readonly RowTest[]>>;
  /** Fields of a game's picture: the first that says something. */
  readonly art: readonly (keyof Game)[];
  /** Numbers of vendors from which on the page is another one, and how many it shows at once. */
  readonly vendors: { readonly from: readonly number[]; readonly most: number };
}

interface BannersDeclaration {
  /** Puts banners where the widget finds them, as if the platform had answered. */
  readonly answer: (banners: readonly Announcement[]) => void;
}

/** A place in a picture that is filled with a text of the merchant's site: a field of its configuration, or the digits before its numbers. */
export type Hole = { readonly site: keyof SiteConfig } | { readonly location: 'dialingCode' };

/** How a list looks: by the least number of vendors, with `{{category}}`, `{{games}}` and `{{vendors}}` for name and rows. */
export interface ListView {
  readonly markup: readonly (readonly [least: number, markup: string])[];
  readonly games: RowsOfPicture;
  readonly vendors: RowsOfPicture;
}

export interface ListOfPicture extends Pick<ListDeclaration, 'parameter' | 'usual'> {
  /** Names of categories in the language of the picture; others have that of the platform. */
  readonly names: Readonly<Record<string, string>>;
  /** By category; `''` for those without one of their own. */
  readonly views: Readonly<Record<string, ListView>>;
}

/**
 * How banners look before the first of them has moved: by their number and by whether the first leads to a page of the site, as
 * `bannersKind` says it. `{{image}}`, `{{title}}` and `{{url}}` stand where those of the first belong.
 */
export type BannersOfPicture = Readonly<Record<string, string>>;

export const bannersKind = (count: number, leadsOn: boolean): string => `${count}${leadsOn ? '+' : ''}`;

/** `login.picture.json` in a release: the first view of a page, drawn by the build. */
export interface ReleasedPicture {
  readonly expose: string;
  /** The path for which it is drawn. Others of the same page may look different. */
  readonly address: string;
  /** Code of the language in which it is drawn. */
  readonly language: string;
  /** The rules of the release's stylesheets that the markup uses. */
  readonly styles: string;
  readonly flags: readonly FlagName[];
  /** By the flags that are on, joined by commas. `{{0}}` stands where the text of the first hole belongs. */
  readonly markup: Readonly<Record<string, string>>;
  readonly holes: readonly Hole[];
  /** Instead of `markup`. A platform of before fills nothing in, and has no picture of the page. */
  readonly list?: ListOfPicture;
  /** Instead of `markup`, for the slot of home that has the banners. */
  readonly banners?: BannersOfPicture;
  /** Instead of `markup`. */
  readonly rows?: RowsView;
  /** Instead of `markup`. */
  readonly form?: FormView;
  /** Instead of `markup`. */
  readonly pieces?: PiecesOfPicture;
  /** The slot of home whose first view it is; that of a page without one. */
  readonly slot?: string;
}

/** The pictures of an address by `part@version`, for all releases that a visitor may get: the text of the file of each. */
export type LivePictures = Readonly<Record<string, string>>;

/** Name of the file of a release with the picture of an expose. */
export const pictureFile = (expose: string): string => `${expose}.picture.json`;

const ofHome = (slot: string): boolean => slot.startsWith('home.');

/** Pages by their paths, and widgets by their slots. */
interface Shown {
  readonly pages: Readonly<Record<string, { readonly page: string }>>;
  readonly widgets: Readonly<Record<string, readonly { readonly widget: string }[]>>;
}

/** What a release shows at an address, of which one may have a picture: its page, and on home its widgets. */
export function exposesAt({ pages, widgets }: Shown, address: string): string[] {
  const page = Object.hasOwn(pages, address) ? pages[address]?.page : undefined;
  const slots = address === HOME ? Object.entries(widgets).filter(([slot]) => ofHome(slot)) : [];
  const shown = slots.flatMap(([, ofSlot]) => ofSlot.map(({ widget }) => widget));
  return page === undefined ? shown : [page, ...shown];
}

/** The address of the pictures of a page, as the document includes them: `/m/login` has `/pictures/m/login.html`. */
export const pictureAddress = (pathname: string): string =>
  firstAddress(pathname)
    .replace(/^\/first/, '/pictures')
    .replace(/json$/, 'html');
