import type { Catalogue } from '../base/catalogue/catalogue';
import { ANNOUNCEMENTS } from './catalogue/announcements/announcements';
import { LOTTERIES, lotteryAt } from './catalogue/lotteries';
import { hotMatchesAt } from './catalogue/matches';
import { vendorMapping, vendorSorting } from './catalogue/vendor-data';
import { findVendor } from './catalogue/vendors';
import { AVATARS } from './catalogue/winners';
import { activitiesAt } from './content/activities';
import { AGENT_ANNOUNCEMENTS } from './content/agent-announcements';
import { artFor } from './pictures/art-for';
import { catalogue as reference } from './seed/catalogue';

export { DemonstrationLeft, seed, seedCatalogue } from './seed';
export { ownAddresses } from './seed/own-addresses';

/** The demonstration's catalogue. Other folders import the demonstration through this file only. */
export const catalogue: Catalogue = {
  vendorOf: findVendor,
  vendorsByCategory: vendorSorting,
  filters: () => vendorMapping('EN'),
  lotteriesAt: (now) =>
    LOTTERIES.map((rule) => {
      const { lastIssue, lastNumbers, nextIssue, nextDrawAt } = lotteryAt(rule, now);
      const { code, vendor, displayName, gameClassifyNew } = rule;
      return { code, vendor, displayName, gameClassifyNew, lastNumbers, lastIssue, nextIssue, nextDrawAt };
    }),
  hotMatchesAt: (now) => hotMatchesAt(now, reference().games),
  announcements: [
    ...ANNOUNCEMENTS.map(({ execution, content, title, ...rest }) => {
      const item = { ...rest, title: { ...title }, content: { ...content } };
      return execution === '' ? item : { ...item, execution };
    }),
    ...AGENT_ANNOUNCEMENTS,
  ],
  activitiesAt,
  avatars: Array.from({ length: AVATARS }, (_, at) => `/art/avatar/${at}.svg`),
  pictureOf: artFor,
};
