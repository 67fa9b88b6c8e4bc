import { Type } from '@sinclair/typebox';

/**
 * What the site must know about its merchant before the first call: `GET /site.json`, also written into the page.
 * `publicKey` is the newest sealing key, SPKI in base64 (A019); `nativeToken` marks the native shell (A013);
 * `theme` overrides tokens of the kit. `sources` are the only other hosts whose pictures and frames the pages show; without it
 * none are named, and all are.
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
  startUpTimeout: Type.Optional(Type.Integer({ minimum: 100, description: 'milliseconds a start-up call may take' })),
});
