import type { SiteAddress } from '@foyer/shared/paths';
import type { FaultKind } from './site';
import { STOCK, STOCK_MODULES } from './stock';

export type FaultyFile = 'entry' | 'chunk' | 'stylesheet';

/** The page that shows a broken remote. */
export interface FaultyPage {
  part: string;
  path: SiteAddress;
  expose: string;
  type?: number;
  /** The broken release. Default: the second. */
  version?: string;
}

/** Files of a release that another team built. */
export type ForeignFile = FaultyFile | 'manifest' | 'later';

export const faultyPages = {
  account: { part: 'account', path: '/m/login', expose: 'login' },
  games: { part: 'games', path: '/m/gameList?gameType=RNG', expose: 'game-list' },
  wallet: { part: 'wallet', path: '/m/gameRecord', expose: 'game-record', type: 0 },
  agent: { part: 'agent', path: '/m/agent', expose: 'agent-home', type: 1 },
  content: { part: 'content', path: '/m/notice', expose: 'notice' },
} as const satisfies Record<string, FaultyPage>;

/** Their page, which webpack's stock plugin built as scripts and as modules. */
export const foreignPages = {
  scripts: { ...faultyPages.content, version: STOCK },
  modules: { ...faultyPages.content, version: STOCK_MODULES },
} as const satisfies Record<string, FaultyPage>;

export const faultyFiles: readonly FaultyFile[] = ['entry', 'chunk', 'stylesheet'];
export const faultKinds: readonly FaultKind[] = ['404', '500', 'hang', 'cut', 'html', 'throw', 'tamper'];

/** A pattern for the path of one file of an expose. */
export function fileOf(part: string, version: string, expose: string, file: FaultyFile): string {
  const folder = `^/${part}/${version.replaceAll('.', '[.]')}/`;
  if (file === 'entry') return `${folder}remoteEntry`;
  return `${folder}${expose}[.].*[.]${file === 'chunk' ? 'js' : 'css'}$`;
}

const foreignNames: Readonly<Record<ForeignFile, string>> = {
  manifest: 'mf-manifest[.]json$',
  entry: 'remoteEntry[.]js$',
  chunk: '.*notice.*[.]js$',
  stylesheet: '.*notice.*[.]css$',
  later: '.*more.*[.]js$',
};

/** A pattern for the path of one file of their page: another bundler names its chunks by its own rules. */
export const foreignFile = (version: string, file: ForeignFile): string =>
  `^/content/${version.replaceAll('.', '[.]')}/${foreignNames[file]}`;
