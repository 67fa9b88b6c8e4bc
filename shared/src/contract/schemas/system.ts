import { Type } from '@sinclair/typebox';
import { Flag } from './envelope';

/**
 * Look of the merchant's mobile site. `mem_cen` and `dep_func` choose layouts (A012). `app_home_screen` lets the download bar
 * show on iOS where only the way to the home screen is there to offer (decision 57).
 */
export const MobileTemplate = Type.Object({
  app_background: Type.Optional(Type.String()),
  app_desc: Type.Optional(Type.String()),
  app_desc_font_color: Type.Optional(Type.String()),
  app_home_screen: Type.Optional(Type.Boolean()),
  mem_cen: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
  dep_func: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
});

/** Keys of the external verification service; absent when the merchant does not use it (A029). */
export const FirebaseKeys = Type.Object({ apiKey: Type.String(), authDomain: Type.String(), projectId: Type.String() });

/** The start-up configuration (S3-STARTUP-01, A011). */
export const SystemStatus = Type.Object({
  info: Type.Object({
    mobileTemplate: MobileTemplate,
    imageCdn: Type.Optional(Type.Array(Type.String())),
    firebase: Type.Optional(FirebaseKeys),
  }),
  location: Type.Object({
    country: Type.String(),
    dialingCode: Type.String(),
    areas: Type.Optional(Type.Array(Type.String())),
  }),
  maintenance: Flag,
  regionRestriction: Flag,
});

/** Whitelabel flags by name. A missing flag is off. `agentMenu` switches shortcuts of the agent home (A054, A055). */
export const Whitelabel = Type.Intersect([
  Type.Object({ agentMenu: Type.Optional(Type.Record(Type.String(), Type.Boolean())) }),
  Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Record(Type.String(), Type.Boolean())])),
]);

/** The merchant's choice of member-center and deposit layout (S4-TEMPLATE-01). */
export const Template = Type.Object({ mobileTemplate: MobileTemplate });

export const Country = Type.Object({ code: Type.String(), name: Type.String(), dialingCode: Type.String() });

/** Two customer-service links. An empty one is not in use (A068). */
export const ServiceLinks = Type.Array(Type.String(), { maxItems: 2 });

/** Store and contact links (S3-DOWNLOADBAR-01, A072). */
export const DownloadLink = Type.Object({
  resourceType: Type.String(),
  url: Type.String(),
  labelNameEn: Type.String(),
});

/**
 * A visitor saw a release under an experiment. `visitor` is a random name of the browser, `version` what was shown. An experiment with a
 * name also says the arm that the visitor is of, whatever was shown (decision 80).
 */
export const Exposure = Type.Object({
  part: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,64}$' }),
  visitor: Type.String({ pattern: '^[0-9a-f]{24}$' }),
  experiment: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' })),
  arm: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][\\w.+-]{0,63}$' })),
});
