import type { Catalogue } from '../base/catalogue/catalogue';
import { HOUSE_LOTTERIES } from '../base/lottery/lottery';
import { ANNOUNCEMENTS } from './catalogue/announcements/announcements';
import { CATEGORIES } from './catalogue/categories';
import { fixturesOf } from './catalogue/fixtures';
import { hotMatchesAt } from './catalogue/matches';
import { vendorMapping, vendorSorting } from './catalogue/vendor-data';
import { findVendor, VENDORS } from './catalogue/vendors';
import { AVATARS, winnersAt } from './catalogue/winners';
import { activitiesAt } from './content/activities';
import { AGENT_ANNOUNCEMENTS } from './content/agent-announcements';
import { giftsAt } from './content/gifts';
import { artFor } from './pictures/art-for';
import { catalogue as reference } from './seed/catalogue';

export { DemonstrationLeft, seed, seedCatalogue } from './seed';
export { ownAddresses } from './seed/own-addresses';

/** The demonstration's catalogue. Other folders import the demonstration through this file only. */
export const catalogue: Catalogue = {
  vendors: VENDORS,
  vendorOf: findVendor,
  vendorsByCategory: vendorSorting,
  filters: () => vendorMapping('EN'),
  categoryName: (code) => CATEGORIES.find((each) => each.code === code)?.names,
  lotteries: HOUSE_LOTTERIES,
  inventedWinnersAt: (now) => winnersAt(now, HOUSE_LOTTERIES),
  hotMatchesAt: (now) => hotMatchesAt(now, reference().games),
  fixturesOf,
  announcements: [
    ...ANNOUNCEMENTS.map(({ execution, content, title, ...rest }) => {
      const item = { ...rest, title: { ...title }, content: { ...content } };
      return execution === '' ? item : { ...item, execution };
    }),
    ...AGENT_ANNOUNCEMENTS,
  ],
  activitiesAt,
  giftsAt,
  avatars: Array.from({ length: AVATARS }, (_, at) => `/art/avatar/${at}.svg`),
  pictureOf: artFor,
};
