import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { vipLevelOf } from '../../calls/club/standing';

export function memberRoutes(app: FastifyInstance): void {
  route(app, 'memberInfo', async ({ db, session: { member } }) => ({
    id: member.id,
    nickname: member.nickname,
    account: member.username,
    regDate: member.registeredAt.getTime(),
    type: member.type,
    toUpline: member.toUpline,
    affiliateCode: member.affiliateCode,
    ...(member.mustChangePassword ? { mustChangePassword: true } : {}),
    ...(await vipLevelOf(db, member)),
    ...(member.headIcon === null ? {} : { headIcon: member.headIcon }),
  }));
}
