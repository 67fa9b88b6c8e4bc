import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { formerGrants, members } from '../base/db/schema';
import { siteTime } from '../base/sites/site';
import { addDays } from '../base/time/days';
import { merchantDayOf } from '../base/time/merchant-day';
import { demandRange, writeRates } from '../calls/agents/rates/change-rates';
import { givenOn, lockRates, ownRates, rateCategories } from '../calls/agents/rates/rates';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';
import { demandSwitch } from './needs';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const RatesBody = Type.Object(
  {
    rates: Type.Record(Type.String(), Type.String({ pattern: '^\\d{1,2}(\\.\\d)?$' })),
    fromDay: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'the next day by default' })),
  },
  { additionalProperties: false },
);
const LevelBody = Type.Object(
  { level: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]) },
  { additionalProperties: false },
);
const HIGHEST = '100';

/** Rates of members, above all of those whom nobody stands above, and their club levels. Both count from the next day on. */
export function rateOperations(app: FastifyInstance): void {
  const { db, realNow, switches } = app.platform;
  const url = '/_ops/merchants/:code/members/:username';

  app.put(
    `${url}/rates`,
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Sets rebate rates of a member by category, between those given on and those of the upline',
        params: MemberParams,
        body: RatesBody,
      },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const member = await memberOf(db, site, username);
      const { rates, fromDay } = bodyOf(RatesBody, request.body);
      const at = siteTime(site, realNow());
      const next = addDays(merchantDayOf(at, site.timeZone), 1);
      // What is past was paid; only tests write it.
      if (fromDay !== undefined && fromDay < next) demandSwitch('test', switches);
      const wanted = Object.entries(rates).map(([category, rate]) => ({ category, rate }));
      await db.transaction(async (tx) => {
        const { uplineId } = member;
        await lockRates(tx, uplineId === null ? [member.id] : [uplineId, member.id]);
        const [upline] = uplineId === null ? [] : await tx.select().from(members).where(eq(members.id, uplineId));
        const most =
          upline === undefined
            ? new Map((await rateCategories(tx)).map((category) => [category, HIGHEST]))
            : await ownRates(tx, site, upline, at);
        demandRange(wanted, most, (await givenOn(tx, [member.id])).get(member.id));
        await writeRates(tx, { memberId: member.id, byId: null, rates: wanted, fromDay: fromDay ?? next, at });
      });
      return { username, rates, fromDay: fromDay ?? next };
    },
  );

  app.put(
    `${url}/level`,
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Grants a member a level of the club, or takes it back; today is paid by the former one',
        params: MemberParams,
        body: LevelBody,
      },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const { level } = bodyOf(LevelBody, request.body);
      const untilDay = merchantDayOf(siteTime(site, realNow()), site.timeZone);
      const { id: memberId } = await memberOf(db, site, username);
      await db.transaction(async (tx) => {
        const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
        if (member === undefined) throw new OpsError(404, `Merchant ${code} has no member ${username}.`);
        // The first change of a day keeps what it began with.
        await tx.insert(formerGrants).values({ memberId, untilDay, level: member.vipLevel }).onConflictDoNothing();
        await tx.update(members).set({ vipLevel: level }).where(eq(members.id, memberId));
      });
      return { username, level };
    },
  );
}
