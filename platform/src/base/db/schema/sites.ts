import type {
  DownloadLink,
  MobileTemplate,
  RegisterFields,
  RegisterRules,
  SiteConfig,
  SystemStatus,
} from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The external verification service of a merchant (A029): what browsers need to know of it, and who signs its tokens. */
export interface ExternalService {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Where the signers' keys are, when not at the service's own address. */
  readonly jwksUrl?: string;
  /** The signers' keys themselves (JWK), for who must not ask the network. */
  readonly keys?: readonly Readonly<Record<string, unknown>>[];
}

/** How many SMS may leave; what is left out is the platform's own figure (decision 18). */
export interface SmsBudgets {
  /** To one number. */
  readonly numberHour?: number;
  readonly numberDay?: number;
  /** Asked for from one address. */
  readonly addressHour?: number;
  /** To the numbers of one country other than the merchant's own. */
  readonly countryHour?: number;
  /** To the numbers of a country in particular, by dialing code. */
  readonly countries?: Readonly<Record<string, number>>;
  /** In all. */
  readonly merchantHour?: number;
  readonly merchantDay?: number;
}

/** One row a merchant: everything that a merchant may choose about their own site. */
export const merchants = pgTable('merchants', {
  code: text().primaryKey(),
  trialCode: text('trial_code').notNull().unique(),
  name: text().notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  flags: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  agentMenu: jsonb('agent_menu').$type<Record<string, boolean>>().notNull().default({}),
  maintenance: boolean().notNull().default(false),
  regionRestriction: boolean('region_restriction').notNull().default(false),
  mobileTemplate: jsonb('mobile_template').$type<MobileTemplate>().notNull().default({}),
  imageCdn: jsonb('image_cdn').$type<string[]>().notNull().default([]),
  /** Origins besides the image CDN whose pictures the merchant's pages may show, and those they may frame besides the playable vendor. */
  pictureOrigins: jsonb('picture_origins').$type<string[]>().notNull().default([]),
  frameOrigins: jsonb('frame_origins').$type<string[]>().notNull().default([]),
  theme: jsonb().$type<SiteConfig['theme']>().notNull().default({}),
  minAge: integer('min_age').notNull().default(18),
  /** Whether the agreement is ticked beforehand; some laws ask for a tick of one's own. */
  consentTicked: boolean('consent_ticked').notNull().default(true),
  requiredLogin: boolean('required_login').notNull().default(false),
  serviceLinks: jsonb('service_links').$type<string[]>().notNull().default([]),
  downloadLinks: jsonb('download_links').$type<DownloadLink[]>().notNull().default([]),
  location: jsonb().$type<SystemStatus['location']>().notNull(),
  /** The language that messages are written in. */
  language: text().notNull().default('TY'),
  registerFields: jsonb('register_fields').$type<RegisterFields>().notNull().default({}),
  registerRules: jsonb('register_rules').$type<RegisterRules>().notNull().default({}),
  /** Whether a registration answers with a session (A037). */
  registerStartsSession: boolean('register_starts_session').notNull().default(true),
  /** `expiredMinutes` as the SMS calls answer it; null leaves it out. */
  smsMinutes: jsonb('sms_minutes').$type<number | null>().default(5),
  /** After how long without anything that a member does a session ends. */
  sessionIdleMinutes: integer('session_idle_minutes').notNull().default(30),
  /** How long after its log-in a session ends at the latest. */
  sessionHours: integer('session_hours').notNull().default(12),
  smsBudgets: jsonb('sms_budgets').$type<SmsBudgets>().notNull().default({}),
  trialOpen: boolean('trial_open').notNull().default(true),
  /** Play money that a trial account begins with. */
  trialBalance: numeric('trial_balance', { precision: 20, scale: 4 }).notNull().default('10000'),
  external: jsonb().$type<ExternalService>(),
  /** Deposits of less than this approve themselves; null, and that is what a merchant begins with: an operator decides on each. */
  depositsApprovedBelow: numeric('deposits_approved_below', { precision: 20, scale: 4 }),
  /** Made by the demonstration: its accounts have passwords that everybody knows. */
  demonstration: boolean().notNull().default(false),
  clockOffsetMs: bigint('clock_offset_ms', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * The host names a merchant is reached by, without ports. One of them is the first: addresses that leave the platform (links in
 * mails) are made of it (decision 17).
 */
export const merchantHosts = pgTable(
  'merchant_hosts',
  {
    host: text().primaryKey(),
    merchantCode: text('merchant_code')
      .notNull()
      .references(() => merchants.code),
    first: boolean().notNull().default(false),
  },
  (table) => [
    index('merchant_hosts_merchant').on(table.merchantCode),
    uniqueIndex('merchant_hosts_first').on(table.merchantCode).where(sql`${table.first}`),
  ],
);
