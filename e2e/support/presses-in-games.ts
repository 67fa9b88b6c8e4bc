import { button, CHOICE, inTurn, type Journey, PART } from './press-in-turn';

/** Lists of games, the lobby and a lottery. */
export const IN_GAMES: readonly Journey[] = [
  {
    kind: 'tabs',
    type: 0,
    at: '/m/gameList?gameType=RNG',
    goes: (page, press) => inTurn(page, press, `${PART} [role=tab]`, 12),
  },
  {
    kind: 'filters',
    type: undefined,
    at: '/m/slotsCenter',
    goes: async (page, press) => {
      await inTurn(page, press, CHOICE, 6);
      for (let round = 0; round < 6; round += 1) {
        await press(button(page, 'Filter games'), 'filter drawer');
        await inTurn(page, press, 'dialog[open] label:has(input)', 1, 5);
        await press(page.locator('dialog[open] h2 + button').first(), 'filter drawer');
      }
    },
  },
  {
    kind: 'studios',
    type: undefined,
    at: '/m/gameList?gameType=RNG',
    goes: (page, press) =>
      // Those beside the window take no press.
      inTurn(page, press, `${PART} ul:not([inert]) button[aria-pressed]:not([aria-label^="Favourite"])`, 6, 4),
  },
  {
    kind: 'favourites',
    type: 0,
    at: '/m/slotsCenter',
    goes: (page, press) => inTurn(page, press, `${PART} button[aria-label^="Favourite"]`, 4, 12),
  },
  {
    kind: 'sheet of a game',
    type: 0,
    at: '/m/slotsCenter',
    goes: async (page, press) => {
      for (let at = 0; at < 15; at += 1) {
        await press(page.locator(`${PART} button[aria-label^="About"]`).nth(at));
        await press(page.locator('dialog[open] h2 + button').first(), 'close a sheet');
      }
    },
  },
  {
    kind: 'bet slip',
    type: 0,
    at: '/m/startLottery?code=LTN1M',
    goes: async (page, press) => {
      const tabs = page.locator(`${PART} [role=tab]`);
      for (let at = 0; at < (await tabs.count()); at += 1) {
        await press(tabs.nth(at), 'kinds of bet');
        await inTurn(page, press, `${PART} button[aria-pressed]`, 1, 12, 'keys of a bet');
        await press(button(page, 'Lucky pick'), 'keys of a bet');
      }
    },
  },
  {
    kind: 'lobby',
    type: undefined,
    at: '/m/gameLobby',
    goes: async (page, press) => {
      for (let at = 1; at < 15; at += 1) {
        await press(page.locator(`${PART} a[href*="vendor="]`).nth(at), 'a studio of the lobby');
        await press(page.getByRole('button', { name: 'Back' }).first(), 'back');
      }
    },
  },
];
