import { CHOICE, inTurn, type Journey, PART } from './press-in-turn';

const FOOTER = 'nav[aria-label="Main"] a';

/** Settings, money, reports and the ways between pages; home is left out, because its greetings come over it when they like. */
export const ELSEWHERE: readonly Journey[] = [
  {
    kind: 'drawer',
    type: 0,
    at: '/m/gameLobby',
    goes: async (page, press) => {
      for (let round = 0; round < 25; round += 1) {
        await press(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
        await press(page.locator('dialog[open] button').first(), 'close the drawer');
      }
    },
  },
  {
    kind: 'theme, language, text size',
    type: 0,
    at: '/m/set',
    goes: async (page, press) => {
      await press(page.getByRole('button', { name: 'Theme and text size' }), 'sheet of settings');
      const groups = page.locator('dialog[open] fieldset');
      await groups.last().waitFor();
      for (const [at, kind] of ['theme', 'language', 'text size'].entries()) {
        const others = groups.nth(at).locator('label:not([data-checked])');
        const count = await others.count();
        for (let turn = 0; turn < 12; turn += 1) await press(others.nth(turn % count), kind);
      }
    },
  },
  {
    kind: 'deposit',
    type: 0,
    at: '/m/voucherCenter',
    goes: async (page, press) => {
      for (let round = 0; round < 6; round += 1) {
        await inTurn(page, press, CHOICE, 1, 4);
        await inTurn(page, press, `${PART} button:text-matches("^฿[0-9,]+$")`, 1, 6);
      }
      await inTurn(page, press, `${PART} [role=tab]`, 5);
    },
  },
  { kind: 'betting record', type: 0, at: '/m/gameRecord', goes: (page, press) => inTurn(page, press, CHOICE, 8, 5) },
  {
    kind: 'account record',
    type: 0,
    at: '/m/transaction/record',
    goes: (page, press) => inTurn(page, press, CHOICE, 8, 5),
  },
  {
    kind: 'report of a team',
    type: 1,
    at: '/m/agent/team/overview',
    goes: (page, press) => inTurn(page, press, CHOICE, 6, 5),
  },
  {
    kind: 'pages by the footer',
    type: 0,
    at: '/m/mine',
    goes: async (page, press) => {
      for (let round = 0; round < 12; round += 1) {
        for (const to of ['Deposit', 'Account']) await press(page.locator(FOOTER, { hasText: to }).first());
      }
    },
  },
  {
    kind: 'pages by link and back',
    type: 0,
    at: '/m/mine',
    goes: async (page, press) => {
      for (let round = 0; round < 3; round += 1) {
        for (const to of [
          '/m/withdraw',
          '/m/gameRecord',
          '/m/transaction/record',
          '/m/securityCenter',
          '/m/voucherCenter',
        ]) {
          await press(page.locator(`${PART} a[href="${to}"]`).first());
          await press(page.getByRole('button', { name: 'Back' }).first(), 'back');
        }
      }
    },
  },
  {
    kind: 'log-in',
    type: undefined,
    at: '/m/login',
    goes: async (page, press) => {
      await inTurn(page, press, `${PART} form button:not([type=submit]):visible, ${PART} form input:visible`, 4, 6);
    },
  },
];
