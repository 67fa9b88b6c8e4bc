import {
  DownloadLink,
  MobileTemplate,
  RegisterFields,
  RegisterRules,
  SiteConfig,
  SystemStatus,
} from '@foyer/shared/contract/schemas';
import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { merchants } from '../base/db/schema';
import { createMember } from '../base/members/create-member';
import { createMerchant } from '../base/sites/create-merchant';
import { type Site, siteTime } from '../base/sites/site';
import { bodyOf, merchantOf } from './answer';
import { keyActor } from './decided-by';
import { HostName } from './hosts';
import { keepSite } from './keep-maintenance';
import { Amount, CodeParams, NewMemberBody, shown } from './members';
import { demandSwitch } from './needs';

/** The external verification service: settings for browsers, and its keys (JWK) or their URL. */
/** Per cent from 0 to 50. */
const Percent = Type.String({ pattern: '^([0-4]?\\d(\\.\\d{1,2})?|50)$' });
const External = Type.Object(
  {
    projectId: Type.String({ minLength: 1 }),
    apiKey: Type.String(),
    authDomain: Type.String(),
    jwksUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
    keys: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  },
  { additionalProperties: false },
);

/** An additional origin of pictures or frames. */
const Origin = Type.String({ pattern: '^https?://[A-Za-z0-9.-]+(:\\d{1,5})?$' });
const Figure = Type.Optional(Type.Integer({ minimum: 0 }));
/** Budgets of SMS (decision 18). */
const SmsBudgetsBody = Type.Object(
  {
    numberHour: Figure,
    numberDay: Figure,
    addressHour: Figure,
    countryHour: Figure,
    countries: Type.Optional(Type.Record(Type.String({ pattern: '^[1-9]\\d{0,3}$' }), Type.Integer({ minimum: 0 }))),
    merchantHour: Figure,
    merchantDay: Figure,
  },
  { additionalProperties: false },
);

const choices = {
  name: Type.Optional(Type.String({ minLength: 1 })),
  currencySymbol: Type.Optional(Type.String({ minLength: 1, maxLength: 8 })),
  flags: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
  agentMenu: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
  maintenance: Type.Optional(Type.Boolean()),
  regionRestriction: Type.Optional(Type.Boolean()),
  requiredLogin: Type.Optional(Type.Boolean()),
  consentTicked: Type.Optional(Type.Boolean()),
  minAge: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
  mobileTemplate: Type.Optional(MobileTemplate),
  imageCdn: Type.Optional(Type.Array(Type.String())),
  pictureOrigins: Type.Optional(Type.Array(Origin)),
  frameOrigins: Type.Optional(Type.Array(Origin)),
  theme: Type.Optional(SiteConfig.properties.theme),
  serviceLinks: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
  downloadLinks: Type.Optional(Type.Array(DownloadLink)),
  location: Type.Optional(SystemStatus.properties.location),
  language: Type.Optional(Type.String({ minLength: 2, maxLength: 2 })),
  timeZone: Type.Optional(Type.String({ maxLength: 64, description: 'IANA name, such as Asia/Bangkok' })),
  registerFields: Type.Optional(RegisterFields),
  registerRules: Type.Optional(RegisterRules),
  registerStartsSession: Type.Optional(Type.Boolean()),
  smsMinutes: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  sessionIdleMinutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 24 * 60 })),
  sessionHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 * 30 })),
  smsBudgets: Type.Optional(SmsBudgetsBody),
  trialOpen: Type.Optional(Type.Boolean()),
  trialBalance: Type.Optional(Amount),
  external: Type.Optional(Type.Union([External, Type.Null()])),
  depositsApprovedBelow: Type.Optional(Type.Union([Amount, Type.Null()])),
  fourEyesAbove: Type.Optional(Type.Union([Amount, Type.Null()])),
  withdrawRules: Type.Optional(
    Type.Object(
      { min: Type.Optional(Amount), max: Type.Optional(Amount), feePercent: Type.Optional(Percent) },
      { additionalProperties: false },
    ),
  ),
};

const NewMerchantBody = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z][A-Z0-9]{0,31}$' }),
    host: Type.Optional(HostName),
    members: Type.Optional(Type.Array(NewMemberBody)),
    ...choices,
  },
  { additionalProperties: false },
);

const ChangesBody = Type.Object(choices, { additionalProperties: false });
/** At most a hundred years either way. */
const ClockBody = Type.Object(
  { offsetMs: Type.Integer({ minimum: -3_155_760_000_000, maximum: 3_155_760_000_000 }) },
  { additionalProperties: false },
);

/** Creates and changes merchants; for tests also with members and another clock. */
export function merchantOperations(app: FastifyInstance): void {
  const { db, realNow, switches } = app.platform;

  app.post(
    '/_ops/merchants',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Creates a merchant with a host name; in tests with its members too', body: NewMerchantBody },
    },
    async (request, reply) => {
      const { host, members = [], ...chosen } = bodyOf(NewMerchantBody, request.body);
      if (members.length > 0) demandSwitch('test', switches);
      const made = await db.transaction(async (tx) => {
        const site = await createMerchant(tx, { ...chosen, ...(host === undefined ? {} : { hosts: [host] }) });
        const accounts = [];
        for (const member of members) {
          accounts.push(await createMember(tx, { ...member, merchantCode: site.code, registeredAt: realNow() }));
        }
        return { site, accounts };
      });
      const answer = { host: host ?? `${chosen.code.toLowerCase()}.localhost`, members: made.accounts.map(shown) };
      return reply.status(201).send({ ...view(made.site), ...answer });
    },
  );

  app.get(
    '/_ops/merchants/:code',
    { config: { operation: 'decision' }, schema: { summary: 'Shows the settings of a merchant', params: CodeParams } },
    async (request) => {
      const { code } = bodyOf(CodeParams, request.params);
      return view(await merchantOf(db, code));
    },
  );

  app.patch(
    '/_ops/merchants/:code',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Changes the named settings of a merchant', params: CodeParams, body: ChangesBody },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { flags, agentMenu, maintenance, ...rest } = bodyOf(ChangesBody, request.body);
      if (maintenance !== undefined) await keepSite(db, site, maintenance, keyActor(request, realNow()));
      const changes = { ...rest, flags: { ...site.flags, ...flags }, agentMenu: { ...site.agentMenu, ...agentMenu } };
      await db.update(merchants).set(changes).where(eq(merchants.code, site.code));
      return view(await merchantOf(db, site.code));
    },
  );

  app.put(
    '/_ops/merchants/:code/clock',
    {
      config: { operation: 'test' },
      schema: { summary: 'Moves the clock of a merchant by milliseconds', params: CodeParams, body: ClockBody },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const { offsetMs } = bodyOf(ClockBody, request.body);
      await db.update(merchants).set({ clockOffsetMs: offsetMs }).where(eq(merchants.code, site.code));
      return { merchantCode: site.code, offsetMs, now: siteTime({ clockOffsetMs: offsetMs }, realNow()).toISOString() };
    },
  );
}

function view({ code, trialCode, createdAt: _, ...rest }: Site) {
  return { merchantCode: code, trialMerchantCode: trialCode, ...rest };
}
