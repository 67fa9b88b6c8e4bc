/**
 * The frontend-discovery form `v1-pre` as awslabs publishes it, written down from the published text (schema/v1-pre.json of
 * awslabs/frontend-discovery at c0236772) and from nothing of ours. The published text describes the releases of a part as a
 * tuple, so that a validator looks at the first alone; it speaks of all of them, and so does this.
 */
const text = { type: 'string' };
const closed = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

const metadata = closed(['integrity', 'version'], { integrity: text, version: text });

/** The one place besides `extras` where the form lets more stand than it names. */
const deployment = {
  type: 'object',
  required: ['traffic', 'default'],
  properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
};

const release = closed(['url', 'metadata'], {
  url: text,
  fallbackUrl: text,
  metadata,
  deployment,
  extras: { type: 'object' },
});

export const publishedForm = closed(['schema', 'microFrontends'], {
  schema: text,
  microFrontends: {
    type: 'object',
    additionalProperties: { type: 'array', uniqueItems: true, items: release },
  },
});
