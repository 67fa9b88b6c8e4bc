import { Type } from '@sinclair/typebox';

/** What a beacon is about: a release of a part, and by which way the visitor got it. */
const ofRelease = {
  part: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,64}$' }),
  /** `all`: everybody gets it. `split`: an experiment chose it. `fallback`: the chosen one had failed. */
  variant: Type.Union([Type.Literal('all'), Type.Literal('split'), Type.Literal('fallback')]),
};
const strict = { additionalProperties: false } as const;

/** A duration in whole milliseconds, a minute at most. */
const Milliseconds = Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 }));

/**
 * What a page tells of itself (decision 69): what loaded and failed, errors, Web Vitals. A message holds no digit and no `@`, a place
 * is a line and column of a released file. Loads and vitals count in sampled visits alone.
 */
export const Beacon = Type.Object(
  {
    sampled: Type.Boolean(),
    parts: Type.Array(Type.Object({ ...ofRelease, loaded: Type.Boolean(), failed: Type.Boolean() }, strict), {
      maxItems: 12,
    }),
    errors: Type.Array(
      Type.Object(
        {
          ...ofRelease,
          message: Type.String({ pattern: '^[ !-/:-?A-~]{1,120}$' }),
          places: Type.Array(
            Type.String({
              pattern: '^/[a-z][a-z0-9-]{0,31}/[0-9A-Za-z.+-]{1,64}/[0-9A-Za-z._-]{1,80}[.]js:\\d{1,7}:\\d{1,7}$',
            }),
            { maxItems: 3 },
          ),
        },
        strict,
      ),
      { maxItems: 3 },
    ),
    vitals: Type.Optional(
      Type.Object(
        {
          ...ofRelease,
          LCP: Milliseconds,
          /** Layout shift in thousandths. */
          CLS: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
          INP: Milliseconds,
          TTFB: Milliseconds,
          FCP: Milliseconds,
        },
        strict,
      ),
    ),
  },
  strict,
);
