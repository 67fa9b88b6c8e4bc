import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './release';

const folders = {
  shell: 'shell',
  account: 'remotes/account',
  games: 'remotes/games',
  wallet: 'remotes/wallet',
  agent: 'remotes/agent',
  content: 'remotes/content',
} as const;

/** The texts a member sees, by part and key: what is on the screen in one language is looked for in another. */
export function words(language: 'EN' | 'TY') {
  return (part: keyof typeof folders, key: string): string => {
    const file = path.join(workspace, folders[part], 'src', 'i18n', `${language}.json`);
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
    if (text === undefined) throw new Error(`${file} has no "${key}"`);
    return text;
  };
}
