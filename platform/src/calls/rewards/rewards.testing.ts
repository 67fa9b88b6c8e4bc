import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { demands, ledgerMovements } from '../../base/db/schema';
import type { NewMember } from '../../base/members/create-member';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { onceNotBusy } from '../../testing/once-not-busy';

/** A member with a session who looks at rewards and claims them. */
export async function openClaimer(platform: TestPlatform, site: Site, choices: Partial<NewMember> = {}) {
  const member = await platform.makeMember(site, choices);
  let session = { token: await platform.login(site, member), at: platform.clock.now };
  /** A session of its own for each moment that the test goes to. */
  const tokenNow = async (): Promise<string> => {
    if (session.at !== platform.clock.now)
      session = { token: await platform.login(site, member), at: platform.clock.now };
    return session.token;
  };
  const rewards = async (lang = 'EN') =>
    (await platform.api('rewards', { site, token: await tokenNow(), query: { lang } })).value;
  return {
    member,
    token: session.token,
    rewards,
    /** `promotion state` of each, in the order of the list. */
    states: async () => (await rewards()).map(({ promotion, state }) => `${promotion} ${state}`),
    reward: async (promotion: string) => (await rewards()).find((each) => each.promotion === promotion),
    /** Promotions that the badge of the member center counts. */
    waiting: async () =>
      (await platform.api('promotions', { site, token: await tokenNow() })).value.flatMap(
        ({ key, enabled, claimed }) => (enabled && !claimed ? [key] : []),
      ),
    claim: async (promotion: string, key: string = randomUUID(), at: TestPlatform = platform) => {
      const token = await tokenNow();
      return onceNotBusy(() => at.api('claimReward', { site, token, body: { promotion, key } }));
    },
    mission: async () => (await platform.api('mission', { site, token: await tokenNow() })).value,
    board: async () => (await platform.api('leaderBoard', { site, token: await tokenNow() })).value,
    paid: () =>
      platform.db
        .select({
          amount: ledgerMovements.amount,
          credit: ledgerMovements.credit,
          reference: ledgerMovements.reference,
        })
        .from(ledgerMovements)
        .where(and(eq(ledgerMovements.memberId, member.id), eq(ledgerMovements.kind, 'bonus'))),
    asked: () =>
      platform.db
        .select({ asked: demands.asked, reference: demands.reference })
        .from(demands)
        .where(and(eq(demands.memberId, member.id), eq(demands.origin, 'bonus'))),
    tell: async () => (await platform.api('messageCount', { site, token: await tokenNow() })).value,
  };
}

/** Replaces content of a merchant. */
export async function putContent(platform: TestPlatform, { code }: Site, kind: string, items: unknown): Promise<void> {
  const url = `/_ops/merchants/${code}/content/${kind}`;
  const { statusCode, body } = await platform.app.inject({
    ...{ method: 'PUT', url, headers: { 'x-ops-key': 'ops' }, payload: { items } },
  });
  if (statusCode !== 200) throw new Error(body);
}

export const switchedOn = (...keys: readonly string[]) => keys.map((key) => ({ key, enabled: true }));

/** A gift of a merchant for nothing, within an hour of a moment. */
export const giftAt = (now: Date, promotion: string, choices: object = {}) => ({
  ...{ promotion, id: 'g1', title: { EN: 'A gift', TY: 'ของขวัญ' }, condition: 'For everybody.', amount: '25' },
  ...{ from: now.getTime() - 3_600_000, to: now.getTime() + 3_600_000, until: now.getTime() + 3_600_000 },
  ...choices,
});
