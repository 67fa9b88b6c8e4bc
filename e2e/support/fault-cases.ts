import type { SiteAddress } from '@foyer/shared/paths';
import type { FaultKind } from './site';

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

export const faultyPages = {
  account: { part: 'account', path: '/m/login', expose: 'login' },
  games: { part: 'games', path: '/m/gameList?gameType=RNG', expose: 'game-list' },
  wallet: { part: 'wallet', path: '/m/gameRecord', expose: 'game-record', type: 0 },
  agent: { part: 'agent', path: '/m/agent', expose: 'agent-home', type: 1 },
  content: { part: 'content', path: '/m/notice', expose: 'notice' },
} as const satisfies Record<string, FaultyPage>;

export const faultyFiles: readonly FaultyFile[] = ['entry', 'chunk', 'stylesheet'];
export const faultKinds: readonly FaultKind[] = ['404', '500', 'hang', 'cut', 'html', 'throw', 'tamper'];

/** A pattern for the path of one file of an expose. */
export function fileOf(part: string, version: string, expose: string, file: FaultyFile): string {
  const folder = `^/${part}/${version.replaceAll('.', '[.]')}/`;
  if (file === 'entry') return `${folder}remoteEntry`;
  return `${folder}${expose}[.].*[.]${file === 'chunk' ? 'js' : 'css'}$`;
}
