import type { Whitelabel } from '@foyer/shared/contract';
import { type FlagName, isOn } from '@foyer/shared/flags';
import { screen, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

/** The merchant's flags, by hand from section 6 of the product and decision A054. */
const names = [
  ...['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
  ...['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'DEPRECM3', 'WITHREC3', 'PERSREP', 'REWCEN3', 'PLYRBT', 'MAILCEN'],
  ...['FEEDBACK3', 'AGETRANSFERUP3', 'DIRECTREG3', 'VIPBENEFIT3', 'showReferral'],
] as FlagName[];

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  remotes.widget('home.banner', 'banner');
});

const register = () => within(screen.getByRole('banner')).queryByRole('link', { name: 'Register' });

/** Starts the site with this answer and gives the flags that are on. */
async function on(whitelabel: Record<string, unknown>): Promise<FlagName[]> {
  // Answers on the wire may have any type.
  renderSite({ answers: { whitelabel: whitelabel as Whitelabel } });
  await screen.findByText('content of banner');
  return names.filter((name) => isOn(name));
}

describe('the flags of a merchant', () => {
  it.each(names)('%s in the answer of the platform is on, and nothing else', async (name) => {
    const given = await on({ [name]: true });
    await proves('S1-FLAGS-01', () => {
      expect(given).toEqual([name]);
      expect(register() !== null).toBe(name === 'DIRECTREG3');
    });
  });

  it.each([{}, ...[false, null, 0, 'true', 1].map((value) => Object.fromEntries(names.map((name) => [name, value])))])(
    'are off unless they say true: %j',
    async (whitelabel) => {
      const given = await on(whitelabel);
      await proves('S1-FLAGS-01', () => {
        expect(given).toEqual([]);
        expect(register()).toBeNull();
      });
    },
  );
});
