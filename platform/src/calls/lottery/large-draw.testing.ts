import { randomUUID } from 'node:crypto';
import { members } from '../../base/db/schema';
import { payMany } from '../../base/ledger/pay-many';
import { openPurses } from '../../base/ledger/purses';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { boardOf } from './orders.testing';
import { placeOrder } from './place-order';

const LOTTERY = 'LTN1M';
const STAKE = '1.10';
/** Whatever is drawn, about half of the orders win. */
const PICKS = ['big', 'small'];
/** Connections that place orders. */
const AT_ONCE = 4;

export interface LargeDraw {
  readonly site: Site;
  readonly players: readonly Member[];
  readonly drawAt: number;
}

/** Members of one merchant with money, and orders of each on the same draw, which were placed as their call places them. */
export async function largeDraw(
  platform: TestPlatform,
  { players: count, ordersEach }: { readonly players: number; readonly ordersEach: number },
): Promise<LargeDraw> {
  const { db, app, clock } = platform;
  const site = await platform.makeMerchant({ language: 'EN' });
  const at = clock.now;
  const players = await db
    .insert(members)
    .values(
      Array.from({ length: count }, (_, n) => ({
        ...{ merchantCode: site.code, username: `player${n}`, nickname: `player${n}`, passwordHash: '' },
        ...{ type: 0, toUpline: false, memberSite: true, registeredAt: at, registration: {} },
      })),
    )
    .returning();
  await db.transaction(async (tx) => {
    await openPurses(
      tx,
      players.map(({ id: memberId, merchantCode }) => ({ memberId, merchantCode })),
    );
    const common = { kind: 'deposit', debit: 'house:deposits', credit: 'wallet:main', amount: '1000', at } as const;
    await payMany(
      tx,
      players.map(({ id: memberId, merchantCode: merchant }) => ({
        ...common,
        merchant,
        memberId,
        reference: 'opening',
      })),
    );
  });

  const { issue, oddsVersion, drawAt } = await boardOf(platform, site, LOTTERY);
  const waiting = Array.from({ length: ordersEach }, () => players).flat();
  const place = async () => {
    for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
      const lines = [{ play: 'size', pick: PICKS[waiting.length % PICKS.length] ?? '', stake: STAKE }];
      const wish = { code: LOTTERY, issue, oddsVersion, lines, key: randomUUID() };
      await placeOrder(db, { site, member, catalogue: app.platform.catalogue, at, language: 'EN' }, wish);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, place));
  return { site, players, drawAt };
}
