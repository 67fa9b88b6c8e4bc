/** A line of the log of releases: whether files of a part may lie at another origin (decision 95). `on` is `base` or a merchant's code. */
export interface OriginLine {
  readonly kind: 'origin';
  readonly part: string;
  readonly on: string;
  /** As browsers write it: `https://cdn.example`. */
  readonly origin: string;
  readonly allowed: boolean;
}

/**
 * Whether a channel allows a part to have its files at another origin: by its own last word, else by that of the base.
 * @param log oldest line first; other lines are passed over
 */
export function allowsOrigin(
  log: readonly (OriginLine | { readonly kind: string })[],
  { part, origin, on }: Pick<OriginLine, 'part' | 'origin' | 'on'>,
): boolean {
  const said = (channel: string) =>
    log.findLast((line): line is OriginLine => {
      if (line.kind !== 'origin' || !('origin' in line)) return false;
      return line.part === part && line.origin === origin && line.on === channel;
    })?.allowed;
  return said(on) ?? said('base') ?? false;
}

/** What the address of a release's files follows from: the `ReleaseInfo` of it has that. */
interface Placed {
  readonly name: string;
  readonly version: string;
  readonly address?: string;
}

/** Address of a file of a release: a path of the site, or that of its own origin (decision 95). */
export const addressOf = ({ name, version, address }: Placed, file: string): string =>
  `${address ?? `/${name}/${version}/`}${file}`;

/** What a discovery document says of where its releases lie. */
interface Addresses {
  readonly microFrontends: Readonly<
    Record<
      string,
      readonly { readonly url: string; readonly extras: { readonly fallback?: { readonly release: string } } }[]
    >
  >;
}

/** The folders at other origins that the releases of a discovery document are loaded from, fallbacks included. */
export function foldersElsewhere({ microFrontends }: Addresses): string[] {
  const files = Object.values(microFrontends)
    .flat()
    .flatMap(({ url, extras }) => [url, extras.fallback?.release ?? '/']);
  const folders = files.filter((file) => !file.startsWith('/')).map((file) => file.slice(0, file.lastIndexOf('/') + 1));
  return [...new Set(folders)].sort();
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/g;
const OWN = "-src 'self'";
const withFolders = (folders: readonly string[]): string => [OWN, ...folders].join(' ');

/** The shell's document, whose policies allow what it loads from these folders as well: wherever they allow the site itself. */
export const allowFolders = (html: string, folders: readonly string[]): string =>
  html.replace(POLICY, (policy) => policy.replaceAll(OWN, withFolders(folders)));

/** The document again as it was before `allowFolders`. */
export const withoutFolders = (html: string, folders: readonly string[]): string =>
  html.replace(POLICY, (policy) => policy.replaceAll(withFolders(folders), OWN));
