/** The formats that build, release, boot script and shell agree on. */
import type { DiscoveredArm } from './experiments';
import type { SlotName } from './slots';

export {
  addressOf,
  allowFolders,
  allowsOrigin,
  foldersElsewhere,
  type OriginLine,
  withoutFolders,
} from './elsewhere';
export {
  ALL_BUCKETS,
  type Arm,
  armOf,
  type Buckets,
  type DiscoveredArm,
  discoveredArms,
  type ExclusionGroup,
  type Experiment,
  type ExperimentLine,
  type ExperimentTerms,
  experimentsIn,
  GUARDRAILS,
  type Guardrail,
  METRICS,
  type Metric,
} from './experiments';
export { firstAddress } from './first-address';
export { type Fitting, type Lack, lacksOf, missingNames } from './fit';
export { NAMES, type Names } from './names';
export { mayNamePart, NO_PARTS } from './parts';
export { hasArms, pickRelease } from './pick-release';
export { type BannerKind, type FormDeclaration, type FormView, formTemplate } from './picture-form';
export type { PicturedRows, RowHole, RowsDeclaration, RowsOfPicture, RowsView, RowTest } from './picture-rows';
export {
  type BannersOfPicture,
  bannersKind,
  exposesAt,
  type Hole,
  type ListDeclaration,
  type ListOfPicture,
  type ListView,
  type LivePictures,
  type PictureDeclaration,
  pictureAddress,
  pictureFile,
  type ReleasedPicture,
} from './pictures';
export type { PieceDeclaration, PieceFields, PieceLook, PiecesDeclaration, PiecesOfPicture } from './pieces';
export { satisfies } from './satisfies';
export { LATE_SLOTS, SLOTS, type SlotName } from './slots';
export { bucketOf, isSampledOn, isVisitor, VISITOR_COOKIE, VISITOR_KEPT_FOR } from './visitors';

/**
 * A request that the boot script sends before any part has loaded, by its name. `guard` limits who sends it; `parameters` are
 * query parameters that it copies from the page's address.
 */
export type DeclaredCall = string | { call: string; guard?: string | string[]; parameters?: string[] };

/** The same in a release: path and query with the placeholders `{merchant}`, `{language}`, `{token}` and parameters. */
export type EarlyCall = string | { call: string; guard: string | string[] };

/** A page in `remote.json`. Paths match exactly, without a trailing slash (A007). */
export interface PageDeclaration {
  /** `game-list` is the file `src/game-list/game-list.page.tsx`, exposed as `./game-list`. */
  page: string;
  /** Names of guards, all of which must pass. */
  guard?: string | string[];
  /** Whether the site's footer shows. Default: true. */
  footer?: boolean;
  /** Whether the shell's top bar shows. Default: true. */
  bar?: boolean;
  /** Fixed target of the back arrow. Default: one step back in the history. */
  back?: string;
  /** A page such as log-in, which no visitor returns to after logging in (A026). */
  entrance?: boolean;
  /** The bar's title, as a key of the remote's texts. Default: the page's own heading. */
  title?: string;
  /** Early calls of a visit that starts on this page. */
  early?: DeclaredCall[];
}

export interface WidgetDeclaration {
  /** `home-games` is the file `src/home-games/home-games.widget.tsx`, exposed as `./home-games`. */
  widget: string;
  /** Position among the widgets of its slot, smallest first. */
  order?: number;
  /**
   * Early calls of a visit that starts on home (decisions 0013 and 0033). The boot script skips a call whose guards the visitor
   * does not pass, and one with parameters unless the address has just those.
   */
  early?: DeclaredCall[];
  guard?: string | string[];
  /** The page that the widget opens. Without that page the widget is not shown. */
  leadsTo?: string;
}

/** `remote.json`: what a remote consists of. */
export interface RemoteManifest {
  $schema?: string;
  name: string;
  pages: Record<string, PageDeclaration>;
  /** Paths of future pages. Links to them compile, and are hidden until the page exists (decisions 25 and 36). */
  planned?: Record<string, object>;
  widgets?: Partial<Record<SlotName, WidgetDeclaration | WidgetDeclaration[]>>;
}

/** Scripts and stylesheets of one expose, by their names in the release folder. */
export interface ExposeFiles {
  js: string[];
  css: string[];
  /** Files that it may import later. */
  lazy?: string[];
}

/** A declaration as a release contains it. */
export type Released<T extends { early?: DeclaredCall[] }> = Omit<T, 'early'> & { early?: EarlyCall[] };

/** `release.json`: the description of a release, written by the build. */
export interface ReleaseInfo {
  name: string;
  version: string;
  /** Folder at another origin that browsers load its files from, with a slash at its end (decision 95). Default: its own on the host. */
  address?: string;
  /** Of a shell: it opens releases that have an `address`. */
  elsewhere?: true;
  /** A remote's entry or the shell's `index.html`, relative to the release folder. */
  entry: string;
  /** Hashes of all scripts and stylesheets, by file name. */
  integrity: Record<string, string>;
  /** Hashes of all other files, such as pictures and the shell's document and service worker (decision 0021). */
  others?: Record<string, string>;
  exposes: Record<string, ExposeFiles>;
  pages: Record<string, Released<PageDeclaration>>;
  widgets: Record<string, Released<WidgetDeclaration>[]>;
  /** Required ranges of shared packages, e.g. `{ react: "^19.0.0" }`; for the shell the provided versions. */
  shared: Record<string, string>;
}

/** A release in the discovery document (awslabs frontend-discovery, v1-pre). Our own fields stand in `extras`. */
export interface DiscoveredRelease {
  url: string;
  fallbackUrl?: string;
  /** The format allows no other fields. `integrity` is the hash of the remote's entry or of the shell's document. */
  metadata: { version: string; integrity: string };
  deployment?: { traffic: number; default: boolean };
  extras: Pick<ReleaseInfo, 'pages' | 'widgets' | 'shared'> & {
    files?: DescriptionFile;
    fallback?: FallbackRelease;
    /** Its arms of an experiment that runs on the part (decision 80). */
    arms?: readonly DiscoveredArm[];
    /** Of a shell that is served because the live one did not start in this browser: the version of that one (decision 93). */
    insteadOf?: string;
  };
}

const withoutEarly = <T extends { early?: EarlyCall[] }>({ early: _, ...declared }: T): Omit<T, 'early'> => declared;

const mapped = <T, U>(of: Record<string, T>, to: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));

/** A release's declarations for the discovery document. Early calls are with the first files instead (decision 15). */
export const declarationsOf = ({
  pages,
  widgets,
  shared,
}: Pick<ReleaseInfo, 'pages' | 'widgets' | 'shared'>): DiscoveredRelease['extras'] => ({
  pages: mapped(pages, withoutEarly),
  widgets: mapped(widgets, (list) => list.map(withoutEarly)),
  shared,
});

/** Address and hash of a `release.json`, which the page fetches when it needs the list of files (decision 0015). */
export interface DescriptionFile {
  url: string;
  integrity: string;
}

/** First files of an address by `part@version`, with its early calls. */
export type FirstFiles = Record<string, Pick<ReleaseInfo, 'exposes' | 'integrity'> & { early?: EarlyCall[] }>;

/** The release that was live before. */
export interface FallbackRelease {
  version: string;
  /** Address of its `release.json`; `integrity` is that file's hash. */
  release: string;
  integrity: string;
}

export interface DiscoveryDocument {
  schema: string;
  microFrontends: Record<string, DiscoveredRelease[]>;
}

/** `/taken-back.json`: versions by part that visitors of the site had and that were taken from them (decision 83). Open pages ask for it. */
export type TakenBack = Readonly<Record<string, readonly string[]>>;
