import { LONGEST_PREVIEW_MINUTES, MOST_PREVIEWED_PARTS, Refused } from '@foyer/shared/trust';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { makePreviewLink } from '../host/preview/make-link';
import { bodyOf, merchantOf, OpsError } from './answer';
import { CodeParams } from './members';

const Name = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+_-]{0,80}$' });
const LinkBody = Type.Object(
  {
    releases: Type.Record(Name, Name, {
      minProperties: 1,
      maxProperties: MOST_PREVIEWED_PARTS,
      additionalProperties: false,
      description: 'version by part',
    }),
    minutes: Type.Integer({ minimum: 1, maximum: LONGEST_PREVIEW_MINUTES, description: 'how long the link counts' }),
  },
  { additionalProperties: false },
);

/** Makes links that set the releases of one browser (decision 89). */
export function previewLinkOperations(app: FastifyInstance): void {
  const schema = {
    summary: 'Makes a link that sets releases of the one browser which opens it, for some minutes',
    params: CodeParams,
    body: LinkBody,
  };
  app.post(
    '/_ops/merchants/:code/preview-links',
    { config: { operation: 'decision' }, schema },
    async (request, reply) => {
      const site = await merchantOf(app.platform.db, bodyOf(CodeParams, request.params).code);
      const wish = bodyOf(LinkBody, request.body);
      try {
        return await reply.status(201).send(await makePreviewLink(app, site, wish));
      } catch (error) {
        throw error instanceof Refused ? new OpsError(409, error.message) : error;
      }
    },
  );
}
