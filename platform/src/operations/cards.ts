import { schemas } from '@foyer/shared/contract/schemas';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { siteTime } from '../base/sites/site';
import { addCard } from '../calls/cards/cards';
import { bodyOf, memberOf, merchantOf } from './answer';

const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const CardBody = Type.Omit(schemas.addCard.body, ['paymentPassword']);

/** Gives members bank cards, as those have who were brought here from another platform: without a payment password. */
export function cardOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.post(
    '/_ops/merchants/:code/members/:username/cards',
    {
      config: { operation: 'test' },
      schema: { summary: 'Gives a member a bank card', params: MemberParams, body: CardBody },
    },
    async (request, reply) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const member = await memberOf(db, site, username);
      const card = bodyOf(CardBody, request.body);
      return reply.status(201).send(await addCard(db, member, card, siteTime(site, realNow())));
    },
  );
}
