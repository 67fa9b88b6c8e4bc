import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import type { Site } from '../base/sites/site';
import { bodyOf, merchantOf } from './answer';

const CodeParams = Type.Object({ code: Type.String() });

/** A purse that does not hold what the ledger adds up to. */
interface Difference {
  readonly member: string;
  readonly purse: string;
  readonly purseHolds: string;
  readonly ledgerSays: string;
}

interface Audit {
  /** All purses, and all other accounts as the ledger has them; "0", as every movement has two equal sides. */
  readonly sum: string;
  /** How many purses were looked at. */
  readonly purses: number;
  readonly different: readonly Difference[];
  /** The accounts of jackpots, and what is kept of them beside the ledger (decision 76); two equal amounts each. */
  readonly pots: readonly { readonly account: string; readonly potHolds: string; readonly ledgerSays: string }[];
}

/** Compares purses and ledger of a merchant, with its trial accounts, at one moment (B004). */
export function bookOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  app.get(
    '/_ops/merchants/:code/audit',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Checks that purses and ledger agree and come to zero', params: CodeParams },
    },
    async (request) => auditOf(db, await merchantOf(db, bodyOf(CodeParams, request.params).code)),
  );
}

const LISTED = 1_000;

/** One statement, so that it sees one moment, whatever moves meanwhile. */
async function auditOf(db: Db, { code, trialCode }: Pick<Site, 'code' | 'trialCode'>): Promise<Audit> {
  const [row] = await db.select({ audit: sql<Audit>`audit` }).from(sql`(
      with sides as (
        select member_id, credit as account, amount from ledger_movements where merchant_code in (${code}, ${trialCode})
        union all
        select member_id, debit, -amount from ledger_movements where merchant_code in (${code}, ${trialCode})
        union all
        select member_id, account, amount from ledger_openings where merchant_code in (${code}, ${trialCode})
      ),
      said as (
        select member_id, substr(account, 8) as purse, sum(amount) as says
        from sides where account like 'wallet:%' group by 1, 2
      ),
      held as (select member_id, purse, balance from wallets where merchant_code in (${code}, ${trialCode})),
      compared as (
        select member_id, purse, coalesce(balance, 0) as holds, coalesce(says, 0) as says
        from held full join said using (member_id, purse)
      ),
      pots as (
        select account, coalesce(k.amount, 0) as holds, coalesce(l.amount, 0) as says
        from (select account, sum(amount) as amount from jackpot_slots where merchant_code in (${code}, ${trialCode}) group by 1) k
          full join (select account, sum(amount) as amount from sides where account like 'house:jackpot-%' group by 1) l using (account)
      ),
      wrong as (select * from compared where holds <> says order by member_id, purse limit ${LISTED})
      select json_build_object(
        'sum', ((select coalesce(sum(balance), 0) from held)
          + (select coalesce(sum(amount), 0) from sides where account not like 'wallet:%'))::text,
        'purses', (select count(*) from held),
        'different', coalesce((
          select json_agg(json_build_object('member', m.username, 'purse', w.purse, 'purseHolds', w.holds::text, 'ledgerSays', w.says::text))
          from wrong w join members m on m.id = w.member_id
        ), '[]'),
        'pots', coalesce((
          select json_agg(json_build_object('account', account, 'potHolds', holds::text, 'ledgerSays', says::text) order by account)
          from pots
        ), '[]')
      ) as audit
    ) books`);
  if (row === undefined) throw new Error('an audit gave no row');
  return { ...row.audit, sum: new Big(row.audit.sum).toFixed() };
}
