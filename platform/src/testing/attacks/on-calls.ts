import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ledgerMovements } from '../../base/db/schema';
import { type Attack, demand, get, logIn, tokenOf } from './acting';
import { PASSWORD } from './site';

const minting: Attack = {
  name: 'money of a fresh account, by deposits that approve themselves',
  attempt: async (site) => {
    const memberId = await site.member('fresh');
    const headers = { authorization: tokenOf(await logIn(site, 'fresh', PASSWORD)) };
    for (const amount of ['9999', '9999.99', '50']) {
      const body = { method: 'PROMPTPAY', amount, key: randomUUID() };
      const { json, text } = await site.send('/wps/transaction/deposit', { method: 'POST', headers, body });
      demand((json.value as { status?: string })?.status === 'pending', text);
    }
    const moved = await site.database.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, memberId));
    demand(moved.length === 0, `${moved.length} movements were written`);
    return 'three deposits wait for the operator; the ledger has no movement';
  },
};

/** A server that answers before reading everything may close the connection; that is a refusal too. */
const closed = (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || error.code === 'ECONNRESET') return undefined;
  throw error;
};

const sealedWeight: Attack = {
  name: 'sealed bodies of 260 KB',
  attempt: async (site) => {
    await site.member('chai');
    const sent = { method: 'POST', body: { value: 'A'.repeat(260 * 1024) }, headers: { encryption: 'A'.repeat(344) } };
    let refused = 0;
    const begun = performance.now();
    for (let n = 0; n < 50; n += 1) {
      const answer = await site.send('/wps/session/login', sent).catch(closed);
      demand(answer === undefined || answer.status === 413, `it was answered with ${answer?.status}`);
      if (answer !== undefined) refused += 1;
    }
    const each = ((performance.now() - begun) / 50).toFixed(1);
    demand(refused > 0, 'no answer came through, so that nothing says why');
    const { json } = await logIn(site, 'chai', PASSWORD, { from: '127.0.4.1' });
    demand(json.success === true, 'nobody gets in any more');
    return `${refused} of fifty: 413, any other was cut off; ${each} ms each with the way there; a member still gets in`;
  },
};

const operations: Attack = {
  name: 'operations and their description on the site’s own port',
  attempt: async (site) => {
    for (const target of [
      '/_ops',
      '/_ops/outbox',
      '/_ops/merchants/SHOP',
      '/docs',
      '/docs/json',
      '//_ops/outbox',
      '/%5fops/outbox',
    ]) {
      const { status } = await get(site, target);
      demand(status === 404 || status === 400, `${target} is answered with ${status}`);
    }
    return 'seven addresses: 404 or 400';
  },
};

/** Calls that reveal secrets, or cost more than they may. */
export const onCalls: readonly Attack[] = [minting, sealedWeight, operations];
