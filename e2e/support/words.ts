import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './release';

const folders = {
  shared: 'shared/src/i18n/texts',
  shell: 'shell/src/i18n',
  account: 'remotes/account/src/i18n',
  games: 'remotes/games/src/i18n',
  wallet: 'remotes/wallet/src/i18n',
  agent: 'remotes/agent/src/i18n',
  content: 'remotes/content/src/i18n',
} as const;

export function words(language: 'EN' | 'TY') {
  return (part: keyof typeof folders, key: string): string => {
    const file = path.join(workspace, folders[part], `${language}.json`);
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
    if (text === undefined) throw new Error(`${file} has no "${key}"`);
    return text;
  };
}
