import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { isPromoted, promotionsOf } from '../content/promotions';
import { claimReward } from './claim';
import { invitationOf, invitedFriendsOf } from './invitations';
import { leaderBoardOf } from './leader-board';
import { missionOf } from './missions';
import { claimablePromotions, rewardsOf } from './rewards-of';

/** @throws Refusal `permission.denied` where a promotion is switched off, as its page says (A056) */
async function demandPromotion(db: Db, site: Site, key: string): Promise<void> {
  if (!(await isPromoted(db, site, key))) throw new Refusal('permission.denied');
}

/** Promotions, what they hold for a member, claims and invitations (B037, B038, B041). */
export function rewardRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  // Nothing waits for who is not logged in.
  route(app, 'promotions', async ({ db, site, session, now }) => {
    const all = await promotionsOf(db, site);
    const waiting =
      session === undefined
        ? new Set<string>()
        : await claimablePromotions({ db, site, member: session.member, now }, catalogue);
    return all.map(({ key, enabled }) => ({ key, enabled, claimed: !waiting.has(key) }));
  });
  route(app, 'rewards', ({ db, site, session: { member }, query, now }) =>
    rewardsOf({ db, site, member, now }, catalogue, query.lang),
  );
  route(app, 'claimReward', ({ db, site, session: { member }, body, now }) =>
    claimReward({ db, site, member, now }, catalogue, body),
  );
  route(app, 'mission', async ({ db, site, session: { member }, now }) => {
    await demandPromotion(db, site, 'MISSION');
    return missionOf({ db, site, member, now });
  });
  route(app, 'leaderBoard', async ({ db, site, session: { member }, now }) => {
    await demandPromotion(db, site, 'MISSION');
    return leaderBoardOf({ db, site, member, now });
  });
  route(app, 'invitation', async ({ db, site, session: { member } }) => {
    await demandPromotion(db, site, 'REFERRAL');
    return invitationOf(db, member);
  });
  route(app, 'invitedFriends', async ({ db, site, session: { member }, query }) => {
    await demandPromotion(db, site, 'REFERRAL');
    return invitedFriendsOf(db, site, member, query);
  });
}
