import { previewToken } from '@foyer/shared/trust';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { releasesIn } from '../release/command/link';

/** What `pnpm e2e` is told of the site that the suite runs against. */
export interface Wish {
  /** Where visitors open it; undefined for a site of its own. */
  readonly baseUrl?: string;
  /** Releases by part that the browsers see, as `games=1.5.0`. */
  readonly release?: readonly string[];
  /** A link to a preview that an operator made. */
  readonly link?: string;
  /** Operations of the platform, where they are not at the site itself. */
  readonly ops?: string;
  /** The site's folder of data on this machine, for tests that release. */
  readonly data?: string;
  /** Only tests that need no key. */
  readonly public?: boolean;
}

/** How the suite runs. */
export interface Plan {
  /** Only tests without a key, or all. */
  readonly kind: 'own' | 'public' | 'all';
  readonly origin?: string;
  /** Origin of the operations. */
  readonly ops?: string;
  /** The link that each browser begins with. */
  readonly token?: string;
  /** Releases by part, for which a link is signed for each merchant that tests make. */
  readonly releases?: Readonly<Record<string, string>>;
  readonly data?: string;
}

function originOf(word: string, option: string): string {
  if (!URL.canParse(word) || !/^https?:$/.test(new URL(word).protocol))
    throw new Error(`${option} has to be an address such as https://shop.example.`);
  return new URL(word).origin;
}

function tokenOf(link: string, origin: string): string {
  const token = URL.canParse(link) ? new URL(link).searchParams.get('link') : null;
  if (token === null) throw new Error('--link has to be a link as "release link" or an operator makes it.');
  if (new URL(link).origin !== origin) throw new Error(`The link is of ${new URL(link).origin}, not of ${origin}.`);
  return token;
}

const AN_HOUR = 60 * 60 * 1000;

/**
 * Reads how the suite has to run. Without a key of the operations nothing is done that a visitor's reading does not do.
 *
 * @param key of the operations
 * @throws with a sentence for what does not fit
 */
export function planOf(wish: Wish, key: string | undefined, now: number): Plan {
  if (wish.baseUrl === undefined) {
    const needs = Object.entries(wish).filter(([, value]) => value !== undefined && value !== false);
    if (needs.length > 0) throw new Error(`--${needs[0]?.[0]} needs --base-url: the site that it is about.`);
    return { kind: 'own' };
  }
  const origin = originOf(wish.baseUrl, '--base-url');
  const releases = wish.release === undefined ? undefined : releasesIn(wish.release);
  if (releases !== undefined && wish.link !== undefined)
    throw new Error('--release and --link both say which releases are seen: give one of them.');
  if (releases !== undefined && key === undefined)
    throw new Error('--release signs a link with OPS_KEY. Without the key, ask an operator for a link: --link <url>.');
  if (key === undefined || wish.public === true) {
    const signed =
      releases === undefined || key === undefined
        ? undefined
        : previewToken(key, { host: new URL(origin).hostname, releases, until: now + AN_HOUR });
    const token = wish.link === undefined ? signed : tokenOf(wish.link, origin);
    return { kind: 'public', origin, ...(token === undefined ? {} : { token }) };
  }
  if (wish.link !== undefined)
    throw new Error('A link is of one host, and these tests make merchants of their own: say --release, or --public.');
  return {
    ...{ kind: 'all', origin, ops: wish.ops === undefined ? origin : originOf(wish.ops, '--ops') },
    ...(releases === undefined ? {} : { releases }),
    ...(wish.data === undefined ? {} : { data: wish.data }),
  };
}

const ReplayForm = Type.Object({
  test: Type.String({ pattern: '^[\\w./-]+:\\d+$' }),
  project: Type.String({ pattern: '^[\\w ]*$' }),
  environment: Type.Record(Type.String({ pattern: '^E2E_(?:BASE_URL|LINK|MERCHANT)$' }), Type.String(), {
    additionalProperties: false,
  }),
});

/**
 * How one failed test runs again, by the `replay.json` of its bundle: with the same merchant's code and the same site, and a trace.
 *
 * @throws when the text is of no bundle; a bundle may come from elsewhere, and says nothing but this
 */
export function replayOf(json: string): {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  const replay: unknown = JSON.parse(json);
  if (!Value.Check(ReplayForm, replay)) throw new Error('replay.json is not that of a failed test.');
  const { test, project, environment } = replay;
  return { words: [`--project=${project}`, '--no-deps', test], env: { ...environment, E2E_TRACE: '1' } };
}
