import Big from 'big.js';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { pursesOf, sumOf } from '../../base/ledger/purses';
import { nextDrawOf } from '../lottery/tell-wins';
import { onWayOf } from '../purses/transfers';
import { isSilent, troublesOf, vendorName } from '../purses/vendor-side';

export function walletRoutes(app: FastifyInstance): void {
  route(app, 'balance', async ({ db, site, session }) => {
    const { id } = session.member;
    const [purses, next] = await Promise.all([pursesOf(db, id), nextDrawOf(db, id)]);
    const drawn = next === undefined ? {} : { nextDraw: next.getTime() };
    return { sumBalance: sumOf(purses), currencySymbol: site.currencySymbol, ...drawn };
  });

  route(app, 'merchantWallet', async ({ db, site, session }) => {
    const { main, bonus, held, vendors } = await pursesOf(db, session.member.id);
    const [onWay, troubles] = [await onWayOf(db, session.member.id), await troublesOf(db, site.code)];
    const shown = (code: string, name: string, balance: string) => ({
      code,
      name,
      balance: new Big(balance).toFixed(),
    });
    return {
      wallets: [
        shown('bonus', 'Bonus wallet', bonus),
        shown('main', 'Main wallet', main),
        ...Object.entries(vendors).map(([code, balance]) => ({
          ...shown(`vendor:${code}`, vendorName(code), balance),
          ...(isSilent(troubles.get(code)) ? { unavailable: true as const } : {}),
        })),
      ],
      held: new Big(held).toFixed(),
      ...(onWay.length === 0 ? {} : { onWay }),
    };
  });
}
