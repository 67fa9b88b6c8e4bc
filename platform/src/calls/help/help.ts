import type { HelpTopic } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import { escapedHtml } from '../../base/server/escaped-html';
import type { Site } from '../../base/sites/site';
import { wordsIn } from '../content/announcements';
import { contentOf } from '../content/sets';
import { english } from './en';
import { thai } from './ty';

/**
 * Topics of the help center: the merchant's own, else the common ones, which tell of rules that hold for every merchant. Amounts
 * that a merchant sets are not in them, because the forms show those.
 */
export async function helpOf(db: Db, site: Site, language: string): Promise<HelpTopic[]> {
  const own = await contentOf(db, site.code, 'help');
  if (own !== undefined) {
    return own.map(({ title, content }) => ({ title: wordsIn(title, language), content: wordsIn(content, language) }));
  }
  const common = language === 'TY' || language === 'TH' ? thai : english;
  return common({ name: escapedHtml(site.name), minAge: site.minAge });
}
