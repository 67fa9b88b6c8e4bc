import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ledgerMovements, members, messages } from '../base/db/schema';
import { pursesOf } from '../base/ledger/purses';
import { availableOf, openDemandsOf } from '../base/money/demands';
import { recordAct } from '../base/operators/acts';
import { siteTime } from '../base/sites/site';
import { bodyOf, memberOf } from '../operations/answer';
import { shiftOf } from './guard';
import { ListQuery, PAGE, pageFrom, pageOf } from './listed';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String({ maxLength: 64 }) });
const MessageBody = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    body: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
  },
  { additionalProperties: false },
);
const NamesQuery = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 64 }),
  from: Type.Optional(Type.String({ maxLength: 64 })),
});
const all = '/desk/api/merchants/:code/members';
const url = `${all}/:username`;

/** Members by the beginning of their name; one with purses, what must be staked yet, and movements; messages to the inbox. */
export function memberRoutes(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(all, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { name, from } = bodyOf(NamesQuery, request.query);
    const { username, type, registeredAt, merchantCode } = members;
    // In the order of the index, which is that of bytes.
    const key = sql`lower(${username})`;
    const begins = sql`starts_with(${key}, lower(${name}::text))`;
    const after = from === undefined ? undefined : sql`${key} ~>~ lower(${from}::text)`;
    const rows = await db
      .select({ username, type, registeredAt })
      .from(members)
      .where(and(eq(merchantCode, site.code), begins, after))
      .orderBy(sql`${key} using ~<~`)
      .limit(PAGE + 1);
    const page = rows.slice(0, PAGE);
    return { members: page, next: rows.length > PAGE ? (page.at(-1)?.username ?? null) : null };
  });

  app.get(url, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id, username, type, registeredAt } = await memberOf(
      db,
      site,
      bodyOf(MemberParams, request.params).username,
    );
    const [purses, available, demands, upline] = await Promise.all([
      pursesOf(db, id),
      availableOf(db, id),
      openDemandsOf(db, id),
      uplineOf(id),
    ]);
    const { vendors, ...own } = purses;
    const shown = Object.fromEntries(
      Object.entries({ ...own, ...vendors }).map(([purse, held]) => [purse, new Big(held).toFixed()]),
    );
    return {
      ...{ username, type, registeredAt, upline, purses: shown },
      available: new Big(available).toFixed(),
      demands,
    };
  });

  app.get(`${url}/movements`, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id: memberId } = await memberOf(db, site, bodyOf(MemberParams, request.params).username);
    const { after, order } = pageOf(ledgerMovements.id, bodyOf(ListQuery, request.query).from, false);
    const { id, at, kind, debit, credit, amount, reference } = ledgerMovements;
    const rows = await db
      .select({ id, at, kind, debit, credit, amount, reference })
      .from(ledgerMovements)
      .where(and(eq(ledgerMovements.memberId, memberId), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, (row) => row.id);
    return { movements: page.map((row) => ({ ...row, amount: new Big(row.amount).toFixed() })), next };
  });

  app.get(`${url}/messages`, async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { id: memberId } = await memberOf(db, site, bodyOf(MemberParams, request.params).username);
    const { id, title, body, sentAt } = messages;
    const rows = await db
      .select({ id, title, body, sentAt })
      .from(messages)
      .where(eq(messages.memberId, memberId))
      .orderBy(desc(id))
      .limit(PAGE);
    return { messages: rows };
  });

  app.post(`${url}/messages`, async (request, reply) => {
    const { site, operator } = await shiftOf(app, request, 'cashier');
    const { id: memberId, username } = await memberOf(db, site, bodyOf(MemberParams, request.params).username);
    const { title, body } = bodyOf(MessageBody, request.body);
    const at = realNow();
    await db.transaction(async (tx) => {
      await tx.insert(messages).values({
        ...{ merchantCode: site.code, memberId, title: title.trim(), body: body.trim(), sentAt: siteTime(site, at) },
      });
      await recordAct(
        tx,
        { operatorId: operator.id, address: request.ip, at },
        {
          ...{ act: 'message', subject: username, merchantCode: site.code, outcome: 'done' },
          details: { title: title.trim() },
        },
      );
    });
    return reply.status(204).send();
  });

  async function uplineOf(memberId: number): Promise<string | null> {
    const [own] = await db.select({ uplineId: members.uplineId }).from(members).where(eq(members.id, memberId));
    if (own?.uplineId == null) return null;
    const [above] = await db.select({ name: members.username }).from(members).where(eq(members.id, own.uplineId));
    return above?.name ?? null;
  }
}
