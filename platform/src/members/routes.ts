import type { FastifyInstance } from 'fastify';
import { route } from '../call';

/** Who the member is. */
export function memberRoutes(app: FastifyInstance): void {
  route(app, 'memberInfo', ({ session: { member } }) => ({
    id: member.id,
    nickname: member.nickname,
    account: member.username,
    regDate: member.registeredAt.getTime(),
    type: member.type,
    toUpline: member.toUpline,
    ...(member.vipLevel === null ? {} : { vipLevel: member.vipLevel }),
    ...(member.headIcon === null ? {} : { headIcon: member.headIcon }),
  }));
}
