import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { wallets } from '../../base/db/schema';

const names = { main: 'Main wallet', bonus: 'Bonus wallet' } as const;

export function walletRoutes(app: FastifyInstance): void {
  route(app, 'balance', async ({ db, site, session }) => {
    const purses = await pursesOf(db, session.member.id);
    const sum = purses.reduce((total, { balance }) => total.plus(balance), new Big(0));
    return { sumBalance: sum.toFixed(), currencySymbol: site.currencySymbol };
  });

  route(app, 'merchantWallet', async ({ db, session }) => {
    const purses = await pursesOf(db, session.member.id);
    return {
      wallets: purses.map(({ purse, balance }) => ({
        code: purse,
        name: names[purse],
        balance: new Big(balance).toFixed(),
      })),
    };
  });
}

function pursesOf(db: Db, memberId: number) {
  return db
    .select({ purse: wallets.purse, balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .orderBy(wallets.purse);
}
