import Big from 'big.js';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { pursesOf, sumOf } from '../../base/ledger/purses';

export function walletRoutes(app: FastifyInstance): void {
  route(app, 'balance', async ({ db, site, session }) => {
    const purses = await pursesOf(db, session.member.id);
    return { sumBalance: sumOf(purses), currencySymbol: site.currencySymbol };
  });

  route(app, 'merchantWallet', async ({ db, session }) => {
    const { main, bonus, held, vendors } = await pursesOf(db, session.member.id);
    const shown = (code: string, name: string, balance: string) => ({
      code,
      name,
      balance: new Big(balance).toFixed(),
    });
    return {
      wallets: [
        shown('bonus', 'Bonus wallet', bonus),
        shown('main', 'Main wallet', main),
        ...Object.entries(vendors).map(([code, balance]) => shown(`vendor:${code}`, code, balance)),
      ],
      held: new Big(held).toFixed(),
    };
  });
}
