/**
 * The frontend-discovery format `v1-pre`, taken from the published schema alone (schema/v1-pre.json of
 * awslabs/frontend-discovery at c0236772). Unlike that schema, which describes releases as a tuple, this one checks all
 * releases of a part.
 */
const text = { type: 'string' };
const closed = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

const metadata = closed(['integrity', 'version'], { integrity: text, version: text });

/** The only place besides `extras` that allows additional fields. */
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
