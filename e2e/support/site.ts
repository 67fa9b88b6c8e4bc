import type { BankCards } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';
import type { Locator, Page } from '@playwright/test';
import type { Ops } from './ops';

export interface MemberWish {
  username?: string;
  type?: number;
  balance?: string;
  nickname?: string;
  vipLevel?: string;
  email?: string;
  /** `number` without its leading zero. */
  mobile?: { dialingCode: string; number: string };
  paymentPassword?: string;
  uplineId?: number;
  /** Whether they may send money to their upline. */
  toUpline?: boolean;
}

export interface Member {
  username: string;
  password: string;
}

/** A member that was made for this test. */
export interface MadeMember extends Member {
  id: number;
}

export type FaultKind = '404' | '500' | 'hang' | 'cut' | 'html' | 'throw' | 'tamper';

/** A broken answer of a call: `shape` is an envelope around nonsense, `expired` an expired session. */
export type CallFaultKind = '404' | '500' | 'hang' | 'html' | 'empty' | 'shape' | 'expired';

/** What runs at a test's merchant. The welcome bonus does not: tests count the money that they book. */
const PROMOTIONS = ['REFERRAL', 'MISSION', 'CASHBACK', 'BIRTHDAY', 'CATCH', 'DERBY', 'FESTIVAL', 'MIDWEEK'].map(
  (key) => ({
    ...{ key, enabled: true },
  }),
);

/** A site as a visitor has it: its addresses. */
export interface Visited {
  /** The address of a declared page; others do not compile. */
  url(path: SiteAddress): string;
  /** The address of any path, e.g. of a file. */
  at(path: string): string;
}

/** The site at an origin. */
export const visitedAt = (origin: string): Visited => ({ url: (path) => origin + path, at: (path) => origin + path });

/** One merchant's site: addresses, members, switches, faults. */
export class Site implements Visited {
  private members = 0;

  private constructor(
    private readonly ops: Ops,
    readonly code: string,
    readonly host: string,
  ) {}

  static async create(ops: Ops, code: string): Promise<Site> {
    const { host } = await ops.call<{ host: string }>('POST', '/merchants', { code, name: `Test ${code}` });
    await ops.call('PUT', `/merchants/${code}/content/promotions`, { items: PROMOTIONS });
    return new Site(ops, code, host);
  }

  url(path: SiteAddress): string {
    return this.at(path);
  }

  at(path: string): string {
    return `http://${this.host}:${process.env['E2E_PORT']}${path}`;
  }

  /** Changes the merchant: flags, menus, maintenance, templates, links. */
  set(changes: Record<string, unknown>): Promise<unknown> {
    return this.ops.call('PATCH', `/merchants/${this.code}`, changes);
  }

  /** Makes a member with a password; the balance is a decimal text. */
  async member(wish: MemberWish = {}): Promise<MadeMember> {
    this.members += 1;
    const member = { username: `member${this.members}`, password: 'lantern1', balance: '1000', ...wish };
    const { id } = await this.ops.call<{ id: number }>('POST', `/merchants/${this.code}/members`, member);
    return { ...member, id };
  }

  /** Gives a member a bank card, which takes no payment password. */
  card(member: Member, number: string): Promise<BankCards> {
    const path = `/merchants/${this.code}/members/${member.username}/cards`;
    return this.ops.call('POST', path, { bank: 'SCB', holder: 'Mali Suk', number });
  }

  /** Makes files or calls with a matching path fail, always or a number of times. */
  fault(pattern: string, kind: FaultKind | CallFaultKind, times?: number): Promise<unknown> {
    return this.ops.call('POST', `/merchants/${this.code}/faults`, { pattern, kind, ...(times ? { times } : {}) });
  }

  repair(): Promise<unknown> {
    return this.ops.call('DELETE', `/merchants/${this.code}/faults`);
  }
}

const THEME = 'foyer:stays:shell.theme';

/** Stores language and theme before the page starts. */
export async function choose(
  page: Page,
  { language, theme }: { language?: 'TY' | 'EN' | 'FA'; theme?: 'dark' | 'light' },
): Promise<void> {
  const choices = { ...(language ? { language } : {}), ...(theme ? { [THEME]: theme } : {}) };
  await page.addInitScript((given) => {
    // Frames of other origins have their own storage or none.
    if (window.top !== window) return;
    for (const [key, value] of Object.entries(given)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, choices);
}

/** The form of the log-in page. A closing dialog or page may have fields of the same names. */
export const loginForm = (page: Page): Locator => page.locator('[data-part="account/login"]').getByRole('form');

/** Fills in and sends the form of the log-in page, in English, once it is open. */
export async function sendLogIn(page: Page, { username, password }: Member): Promise<void> {
  const form = loginForm(page);
  await form.getByLabel('Username', { exact: true }).fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs a member in through the log-in page, in English. */
export async function logIn(page: Page, site: Site, member: Member): Promise<void> {
  await page.goto(site.url('/m/login'));
  await sendLogIn(page, member);
  await page.waitForURL(/\/m\/home$/);
}
