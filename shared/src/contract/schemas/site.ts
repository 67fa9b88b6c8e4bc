import { Type } from '@sinclair/typebox';

/**
 * The site's configuration, needed before the first call: `GET /site.json`, also inlined in the document. `publicKey`
 * is the newest sealing key, SPKI in base64 (A019). `nativeToken` marks the native shell in user agents (A013).
 * `theme` overrides the kit's tokens. `sources` are the only other hosts of pictures and frames; without it all are
 * allowed.
 */
export const SiteConfig = Type.Object({
  merchantCode: Type.String(),
  trialMerchantCode: Type.String(),
  name: Type.String(),
  currencySymbol: Type.String(),
  publicKey: Type.String(),
  minAge: Type.Integer(),
  consentTicked: Type.Optional(
    Type.Boolean({ description: 'whether the agreement of the registration is ticked beforehand; it is unless false' }),
  ),
  nativeToken: Type.String(),
  requiredLogin: Type.Boolean(),
  theme: Type.Object({
    accent: Type.Optional(Type.String()),
    ground: Type.Optional(Type.String()),
    logo: Type.Optional(Type.String()),
  }),
  sources: Type.Optional(Type.Object({ pictures: Type.Array(Type.String()), frames: Type.Array(Type.String()) })),
  loadTimeout: Type.Optional(
    Type.Integer({ minimum: 100, description: 'milliseconds a script or stylesheet of a part may take' }),
  ),
  preview: Type.Optional(
    Type.Object(
      {
        releases: Type.Record(Type.String(), Type.String(), { description: 'version by part' }),
        until: Type.Integer({ description: 'milliseconds since 1970' }),
        ended: Type.Optional(Type.Literal(true, { description: 'the live releases are shown again' })),
      },
      { description: 'releases that a link has set in this browser alone (decision 89)' },
    ),
  ),
  startUpTimeout: Type.Optional(Type.Integer({ minimum: 100, description: 'milliseconds a start-up call may take' })),
});
