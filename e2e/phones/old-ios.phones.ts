import { expect, proves, test } from '../support/fixtures';
import { part } from './phone';
import { OLD_IPHONE } from './phones';
import { say, sees } from './steps';
import { openWebKit } from './webkit';

test('an old iPhone gets the steps that it has, in its own engine', async ({ site }) => {
  const phone = await openWebKit(OLD_IPHONE);
  try {
    await phone.open(site.url('/m/download'));
    await proves('S2-A2HS-01', async () => {
      await sees(phone, part('content/download'), say('content', 'download.homeOldNote'));
      const shown = (await phone.texts(part('content/download'))).join();
      expect(shown).not.toContain(say('content', 'download.homeNote'));
    });
  } finally {
    await phone.close();
  }
});
