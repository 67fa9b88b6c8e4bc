import { Type } from '@sinclair/typebox';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { lotteryDraws, lotteryOdds, lotteryOrders } from '../base/db/schema';
import { type Issue, issueNamed } from '../base/lottery/issues';
import { houseLottery, type Lottery } from '../base/lottery/lottery';
import { playsOf } from '../base/lottery/plays';
import { type Site, siteTime } from '../base/sites/site';
import { drawnIssues, storedDraws } from '../calls/lottery/draws';
import { offerOf } from '../calls/lottery/offers';
import { holdSettling } from '../calls/lottery/settle-draws';
import { bodyOf, merchantOf, OpsError } from './answer';

const LotteryParams = Type.Object({ code: Type.String(), lottery: Type.String() });
const DrawParams = Type.Object({ code: Type.String(), lottery: Type.String(), issue: Type.String() });
const OddsBody = Type.Object(
  {
    play: Type.String(),
    odds: Type.Record(Type.String(), Type.String({ pattern: '^[1-9]\\d{0,6}(\\.\\d{1,2})?$' }), {
      description: 'paid for 1 staked, the stake included, by outcome',
    }),
  },
  { additionalProperties: false },
);
const ResultBody = Type.Object(
  { numbers: Type.Array(Type.Integer(), { maxItems: 200 }) },
  { additionalProperties: false },
);

/** Changes odds, voids draws, and compares results with those that stand (B032): nobody chooses the numbers of a draw. */
export function lotteryOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  const at = '/_ops/merchants/:code/lotteries/:lottery';

  app.put(
    `${at}/odds`,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Changes the odds of a play for orders from now on', params: LotteryParams, body: OddsBody },
    },
    async (request) => {
      const { code, lottery } = bodyOf(LotteryParams, request.params);
      const site = await merchantOf(db, code);
      const { play, odds } = bodyOf(OddsBody, request.body);
      const known = playsOf(lottery).find(({ id }) => id === play);
      if (known === undefined) throw new OpsError(404, `${lottery} has no play ${play}.`);
      const strange = Object.keys(odds).find((outcome) => known.odds[outcome] === undefined);
      if (strange !== undefined) throw new OpsError(400, `body/odds: ${play} has no outcome ${strange}.`);
      return changeOdds(db, { merchantCode: site.code, lottery }, { play, odds }, siteTime(site, realNow()));
    },
  );

  app.post(
    `${at}/draws/:issue/void`,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Declares a draw void until it is settled: stakes come back', params: DrawParams },
    },
    async (request) => {
      const { site, lottery, issue } = await drawOf(request.params);
      return voidDraw(db, site, lottery, issue, siteTime(site, realNow()));
    },
  );

  app.put(
    `${at}/draws/:issue/result`,
    {
      config: { operation: 'decision' },
      schema: { summary: 'Compares numbers with the result that stands', params: DrawParams, body: ResultBody },
    },
    async (request) => {
      const { site, lottery, issue } = await drawOf(request.params);
      const { numbers } = bodyOf(ResultBody, request.body);
      const place = { merchantCode: site.code, lottery };
      const draw = (await drawnIssues(db, place, [issue], siteTime(site, realNow()))).get(issue.issue);
      if (draw === undefined) throw new OpsError(409, `${issue.issue} is not drawn yet.`);
      if (draw.state === 'void') throw new OpsError(409, `${issue.issue} is void.`);
      if (draw.numbers?.join() !== numbers.join())
        throw new OpsError(409, `${issue.issue} has another result, which stands.`);
      return { issue: issue.issue, state: draw.state };
    },
  );

  async function drawOf(params: unknown): Promise<{ site: Site; lottery: Lottery; issue: Issue }> {
    const wanted = bodyOf(DrawParams, params);
    const site = await merchantOf(db, wanted.code);
    const lottery = houseLottery(wanted.lottery);
    const issue = lottery && issueNamed(lottery, wanted.issue);
    if (lottery === undefined || issue === undefined)
      throw new OpsError(404, `There is no draw ${wanted.issue} of ${wanted.lottery}.`);
    return { site, lottery, issue };
  }
}

/** Of two changes at once the second one is refused by its version. */
async function changeOdds(
  db: Db,
  of: { merchantCode: string; lottery: string },
  { play, odds }: { play: string; odds: Readonly<Record<string, string>> },
  changedAt: Date,
) {
  const { version, plays } = await offerOf(db, of);
  const all = Object.fromEntries(
    plays.map((each) => [each.id, each.id === play ? { ...each.odds, ...odds } : each.odds]),
  );
  const made = await db
    .insert(lotteryOdds)
    .values({ ...of, version: version + 1, odds: all, changedAt })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) throw new OpsError(409, 'The odds were changed at the same time.');
  return { version: version + 1, play, odds: all[play] };
}

/** Nobody orders on a void draw, draws it or settles it by numbers; the job gives the stakes back. */
async function voidDraw(db: Db, { code: merchantCode }: Site, lottery: Lottery, issue: Issue, now: Date) {
  return db.transaction(async (tx) => {
    await holdSettling(tx, merchantCode, lottery.code);
    const row = { merchantCode, lottery: lottery.code, issue: issue.issue, drawAt: issue.drawAt };
    // Without a row nobody ordered, so nothing is left to be given back.
    await tx
      .insert(lotteryDraws)
      .values({ ...row, state: 'void', settledAt: now })
      .onConflictDoNothing();
    const draw = (await storedDraws(tx, { merchantCode, lottery }, [issue])).get(issue.issue);
    if (draw === undefined) throw new Error(`draw ${issue.issue} was not stored`);
    // Waits for orders that are just being booked.
    const [held] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, draw.id)).for('update');
    if (held?.state === 'void') return { issue: issue.issue, state: 'void' };
    const paid = and(eq(lotteryOrders.drawId, draw.id), inArray(lotteryOrders.status, ['won', 'lost']));
    const [settled] = await tx.select({ id: lotteryOrders.id }).from(lotteryOrders).where(paid).limit(1);
    if (held?.settledAt !== null || settled !== undefined) throw new OpsError(409, `${issue.issue} is settled.`);
    await tx.update(lotteryDraws).set({ state: 'void', numbers: null }).where(eq(lotteryDraws.id, draw.id));
    return { issue: issue.issue, state: 'void' };
  });
}
