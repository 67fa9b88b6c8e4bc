import type { Operation } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';
import { expect, type Locator, type Page } from '@playwright/test';
import type { MadeMember, Site } from './site';
import { words } from './words';

const say = words('EN');
const PAYMENT_PASSWORD = '246810';

/** A form that moves money, as a member meets it (F-OUTCOME). */
export interface MoneyForm {
  path: SiteAddress;
  operation: Operation;
  /** The path of the call that books the wish. */
  post: string;
  /** The part that carries the form, with its remote, or `DRAWER`. */
  part: string;
  /** Makes a member who may send it, before they log in; `query` names whom the form is for, e.g. a receiver. */
  member: (site: Site) => Promise<MadeMember & { readonly query?: string }>;
  /** What only a page can prepare, e.g. a card. */
  prepare?: (page: Page, site: Site) => Promise<void>;
  /** Fills in everything up to the button that sends. */
  fill: (page: Page, amount: string) => Promise<void>;
  /** The button below the amount. */
  next: (page: Page) => Locator;
  /** The button that books. */
  send: (page: Page) => Locator;
  /** The heading of the receipt. */
  receipt: (page: Page) => Locator;
  /** What was filled in is still there: 500. */
  keeps: (page: Page) => Promise<void>;
  /** What the page shows once the receipt was left: an empty form, or the order. */
  rests: (page: Page) => Promise<void>;
  /** What the header shows after 500.00 of 1,000.00. */
  after: string;
}

/** Stands for the one drawer that is open, outside of every part. */
const DRAWER = 'drawer';

const part = (page: Page, name: string): Locator =>
  name === DRAWER ? page.getByRole('dialog') : page.locator(`[data-part="${name}"]`);
const button = (page: Page, name: string, text: string) =>
  part(page, name).getByRole('button', { name: text, exact: true });
const heading = (page: Page, name: string, text: string) => part(page, name).getByRole('heading', { name: text });

/** The one field for money of a form. */
export const amountIn = (page: Page, { part: name }: Pick<MoneyForm, 'part'>): Locator =>
  part(page, name).getByRole('textbox', { name: 'Amount' });
const keepsField = (name: string) => (page: Page) => expect(amountIn(page, { part: name })).toHaveValue('500');
const keepsReview = (name: string) => async (page: Page) => {
  await expect(part(page, name)).toContainText('฿500.00');
  await expect(part(page, name).getByLabel('Payment password')).toHaveValue(PAYMENT_PASSWORD);
};
const isEmpty = (name: string) => (page: Page) => expect(amountIn(page, { part: name })).toHaveValue('');

async function review(page: Page, name: string, amount: string): Promise<void> {
  await amountIn(page, { part: name }).fill(amount);
  await button(page, name, 'Continue').click();
  await part(page, name).getByLabel('Payment password').fill(PAYMENT_PASSWORD);
}

/** Adds a card on the page for withdrawals: the first one, or one more. */
export async function addCard(page: Page, number = '1234567890123'): Promise<void> {
  const add = say('wallet', 'cards.add');
  const manage = button(page, 'wallet/withdraw', say('wallet', 'withdraw.manage'));
  await button(page, 'wallet/withdraw', add).or(manage).click();
  const sheet = page.getByRole('dialog', { name: say('wallet', 'cards.title') });
  const holder = sheet.getByLabel(say('wallet', 'cards.name'));
  await expect(holder.or(sheet.getByRole('button', { name: add }))).toBeVisible();
  if (!(await holder.isVisible())) await sheet.getByRole('button', { name: add }).click();
  await holder.fill('Somchai Jaidee');
  await sheet.getByLabel(say('wallet', 'cards.number')).fill(number);
  await sheet.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await sheet.getByRole('button', { name: say('wallet', 'cards.save') }).click();
  await expect(sheet).toHaveCount(0);
}

export const moneyForms = {
  deposit: {
    path: '/m/voucherCenter',
    operation: 'deposit',
    post: '/wps/transaction/deposit',
    part: 'wallet/deposit',
    member: async (site) => {
      await site.set({ depositsApprovedBelow: '10000' });
      return site.member();
    },
    fill: (page, amount) => amountIn(page, { part: 'wallet/deposit' }).fill(amount),
    next: (page) => button(page, 'wallet/deposit', say('wallet', 'deposit.submit')),
    send: (page) => button(page, 'wallet/deposit', say('wallet', 'deposit.submit')),
    receipt: (page) => heading(page, 'wallet/deposit', say('wallet', 'done.approved')),
    keeps: keepsField('wallet/deposit'),
    rests: isEmpty('wallet/deposit'),
    after: '฿1,500.00',
  },
  withdraw: {
    path: '/m/withdraw',
    operation: 'withdraw',
    post: '/wps/transaction/withdraw',
    part: 'wallet/withdraw',
    member: (site) => site.member({ paymentPassword: PAYMENT_PASSWORD }),
    prepare: async (page, site) => {
      await page.goto(site.url('/m/withdraw'));
      await addCard(page);
    },
    fill: (page, amount) => review(page, 'wallet/withdraw', amount),
    next: (page) => button(page, 'wallet/withdraw', say('wallet', 'withdraw.next')),
    send: (page) => button(page, 'wallet/withdraw', say('wallet', 'withdraw.submit')),
    receipt: (page) => heading(page, 'wallet/withdraw', say('wallet', 'withdraw.order')),
    keeps: keepsReview('wallet/withdraw'),
    rests: (page) => expect(heading(page, 'wallet/withdraw', say('wallet', 'withdraw.order'))).toBeVisible(),
    after: '฿500.00',
  },
  'transfer to the upline': {
    path: '/m/upLine/transfer',
    operation: 'uplineTransfer',
    post: '/wps/transaction/upline',
    part: 'wallet/upline-transfer',
    member: async (site) => {
      await site.set({ flags: { AGETRANSFERUP3: true } });
      const { id: uplineId } = await site.member({ type: 1 });
      return site.member({ paymentPassword: PAYMENT_PASSWORD, uplineId, toUpline: true });
    },
    fill: (page, amount) => review(page, 'wallet/upline-transfer', amount),
    next: (page) => button(page, 'wallet/upline-transfer', say('shared', 'money.next')),
    send: (page) => button(page, 'wallet/upline-transfer', say('shared', 'money.send')),
    receipt: (page) => heading(page, 'wallet/upline-transfer', say('shared', 'money.sent')),
    keeps: keepsReview('wallet/upline-transfer'),
    rests: isEmpty('wallet/upline-transfer'),
    after: '฿500.00',
  },
  'transfer to a member': {
    path: '/m/member/team',
    operation: 'agentTransfer',
    post: '/wps/agent/transfer',
    part: DRAWER,
    member: async (site) => {
      await site.set({ agentMenu: { memberTeam: true } });
      const agent = await site.member({ type: 1, paymentPassword: PAYMENT_PASSWORD });
      const receiver = await site.member({ uplineId: agent.id });
      return { ...agent, query: `?to=${receiver.id}` };
    },
    fill: (page, amount) => review(page, DRAWER, amount),
    next: (page) => button(page, DRAWER, say('shared', 'money.next')),
    send: (page) => button(page, DRAWER, say('shared', 'money.send')),
    receipt: (page) => heading(page, DRAWER, say('shared', 'money.sent')),
    keeps: keepsReview(DRAWER),
    rests: isEmpty(DRAWER),
    after: '฿500.00',
  },
  'transfer to a provider': {
    path: '/m/voucherCenter?tab=transfer',
    operation: 'walletTransfer',
    post: '/wps/wallets/transfer',
    part: 'wallet/deposit',
    member: (site) => site.member(),
    fill: (page, amount) => amountIn(page, { part: 'wallet/deposit' }).fill(amount),
    next: (page) => button(page, 'wallet/deposit', say('wallet', 'purses.move')),
    send: (page) => button(page, 'wallet/deposit', say('wallet', 'purses.move')),
    receipt: (page) => heading(page, 'wallet/deposit', say('wallet', 'purses.moved')),
    keeps: keepsField('wallet/deposit'),
    rests: isEmpty('wallet/deposit'),
    after: '฿1,000.00',
  },
} satisfies Record<string, MoneyForm>;
