import type { OpenedDatabase } from '../base/db/database';
import { type DatabaseAt, openDatabase } from '../base/db/open';
import { createMember, type NewMember } from '../base/members/create-member';
import type { Member } from '../base/members/member';
import { createMerchant, type NewMerchant } from '../base/sites/create-merchant';
import type { Site } from '../base/sites/site';
import { PROMOTIONS } from '../calls/content/promotions';
import { setContent } from '../calls/content/sets';
import { openOwnDatabase } from './engine';

/** For tests that send no calls. */
export interface TestDatabase extends Pick<OpenedDatabase, 'db' | 'replica'> {
  /** The platform's clock, which only `advance` moves. */
  readonly clock: { now: Date; advance(ms: number): void };
  makeMerchant(choices?: Partial<NewMerchant>): Promise<Site>;
  makeMember(site: Site, choices?: Partial<NewMember>): Promise<Member & { readonly password: string }>;
  close(): Promise<void>;
}

let counter = 0;

/** Tests count the money that they book. Those of the welcome bonus restore the common promotions. */
const WITHOUT_WELCOME = PROMOTIONS.map(({ key, enabled }) => ({ key, enabled: enabled && key !== 'WELCOME' }));

/** Opens a fresh database for one test file, or that of `at`; faster than a whole platform. */
export async function openTestDatabase(at?: DatabaseAt): Promise<TestDatabase> {
  const { db, replica, close } = await (at === undefined ? openOwnDatabase() : openDatabase(at));
  const clock = {
    now: new Date('2026-03-14T12:00:00Z'),
    advance: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  return {
    db,
    ...(replica && { replica }),
    clock,
    close,
    makeMerchant: async (choices = {}) => {
      const site = await createMerchant(db, { code: `T${process.pid}N${++counter}`, ...choices });
      await setContent(db, site.code, 'promotions', WITHOUT_WELCOME);
      return site;
    },
    makeMember: async (site, choices = {}) => {
      const password = choices.password ?? 'secret123';
      const username = choices.username ?? `member${++counter}`;
      const registeredAt = choices.registeredAt ?? clock.now;
      const made = await createMember(db, { ...choices, merchantCode: site.code, username, password, registeredAt });
      return { ...made, password };
    },
  };
}
