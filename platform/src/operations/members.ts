import { type Static, Type } from '@sinclair/typebox';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ledgerMovements } from '../base/db/schema';
import { lockWallet, moveMoney } from '../base/ledger/move-money';
import { pursesOf } from '../base/ledger/purses';
import { createMember } from '../base/members/create-member';
import type { Member } from '../base/members/member';
import { availableOf, creditBonus, openDemandsOf } from '../base/money/demands';
import { siteTime } from '../base/sites/site';
import { bodyOf, memberOf, merchantOf } from './answer';

export const Amount = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,4})?$',
  description: 'decimal text, at most four places',
});

export const CodeParams = Type.Object({ code: Type.String() });
const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });

export const NewMemberBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    balance: Type.Optional(Amount),
    nickname: Type.Optional(Type.String({ maxLength: 64 })),
    vipLevel: Type.Optional(Type.String({ maxLength: 64 })),
    toUpline: Type.Optional(Type.Boolean()),
    uplineId: Type.Optional(Type.Integer()),
    firstTime: Type.Optional(Type.Boolean()),
    memberSite: Type.Optional(Type.Boolean()),
    mobile: Type.Optional(
      Type.Object({
        dialingCode: Type.String({ pattern: '^[1-9]\\d{0,2}$' }),
        number: Type.String({
          pattern: '^[1-9]\\d{4,13}$',
          description: 'without the zero that is only dialed at home',
        }),
      }),
    ),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    paymentPassword: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
  },
  { additionalProperties: false },
);

const CreditBody = Type.Object(
  { amount: Amount, purse: Type.Optional(Type.Union([Type.Literal('main'), Type.Literal('bonus')])) },
  { additionalProperties: false },
);

const BonusBody = Type.Object(
  {
    amount: Amount,
    times: Type.String({ pattern: '^[1-9]\\d{0,2}$', description: 'how often it has to be staked' }),
    reference: Type.String({ minLength: 1, maxLength: 64, description: 'what it is for' }),
  },
  { additionalProperties: false },
);

/** Creates members, books money for them, and shows their ledger. */
export function memberOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.post(
    '/_ops/merchants/:code/members',
    {
      config: { operation: 'test' },
      schema: { summary: 'Creates a member of any type, with a balance', params: CodeParams, body: NewMemberBody },
    },
    async (request, reply) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const body: Static<typeof NewMemberBody> = bodyOf(NewMemberBody, request.body);
      const registeredAt = siteTime(site, realNow());
      return reply.status(201).send(shown(await createMember(db, { ...body, merchantCode: site.code, registeredAt })));
    },
  );

  const memberUrl = '/_ops/merchants/:code/members/:username';
  app.post(
    `${memberUrl}/credit`,
    {
      config: { operation: 'test' },
      schema: { summary: 'Books money for a member as a deposit', params: MemberParams, body: CreditBody },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const { id: memberId } = await memberOf(db, site, username);
      const { amount, purse = 'main' } = bodyOf(CreditBody, request.body);
      return db.transaction(async (tx) => {
        await lockWallet(tx, memberId);
        await moveMoney(tx, {
          merchant: site.code,
          memberId,
          kind: 'deposit',
          debit: 'house:deposits',
          credit: `wallet:${purse}`,
          amount,
          reference: 'operations',
          at: siteTime(site, realNow()),
        });
        return { username, wallets: await lockWallet(tx, memberId) };
      });
    },
  );

  app.post(
    `${memberUrl}/bonus`,
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Credits a bonus that has to be staked a number of times',
        params: MemberParams,
        body: BonusBody,
      },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const { id: memberId } = await memberOf(db, site, username);
      const { amount, times, reference } = bodyOf(BonusBody, request.body);
      const at = siteTime(site, realNow());
      const bonus = { merchant: site.code, memberId, reference, at, amount, times };
      return reply.status(201).send(await db.transaction((tx) => creditBonus(tx, bonus)));
    },
  );

  app.get(
    `${memberUrl}/ledger`,
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Shows the purses of a member, what they have to stake, and every movement',
        params: MemberParams,
      },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const { id: memberId } = await memberOf(db, await merchantOf(db, code), username);
      const movements = await db
        .select()
        .from(ledgerMovements)
        .where(eq(ledgerMovements.memberId, memberId))
        .orderBy(asc(ledgerMovements.id));
      const demands = await openDemandsOf(db, memberId);
      return {
        username,
        wallets: await pursesOf(db, memberId),
        available: await availableOf(db, memberId),
        demands,
        movements,
      };
    },
  );
}

/** A member without the hashes of the passwords. */
export function shown({
  passwordHash: _,
  paymentPasswordHash: __,
  ...rest
}: Member): Omit<Member, 'passwordHash' | 'paymentPasswordHash'> {
  return rest;
}
