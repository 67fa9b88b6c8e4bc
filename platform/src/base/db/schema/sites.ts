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

/** A merchant's external verification service (A029): its settings for browsers, and whose signatures are accepted. */
export interface ExternalService {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** URL of the signers' keys, when not at the service's default address. */
  readonly jwksUrl?: string;
  /** The signers' keys (JWK) themselves, when they must not be fetched. */
  readonly keys?: readonly Readonly<Record<string, unknown>>[];
}

/** Numbers of SMS that may be sent; a missing field uses the platform's default (decision 18). */
export interface SmsBudgets {
  /** Per number. */
  readonly numberHour?: number;
  readonly numberDay?: number;
  /** Per address that asks. */
  readonly addressHour?: number;
  /** Per country other than the merchant's own. */
  readonly countryHour?: number;
  /** Per named country, by dialing code. */
  readonly countries?: Readonly<Record<string, number>>;
  /** In total. */
  readonly merchantHour?: number;
  readonly merchantDay?: number;
}

/** One row per merchant: the settings of its site. */
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
  /** Further origins that pages may load pictures from and may frame, besides image CDN and playable vendor. */
  pictureOrigins: jsonb('picture_origins').$type<string[]>().notNull().default([]),
  frameOrigins: jsonb('frame_origins').$type<string[]>().notNull().default([]),
  theme: jsonb().$type<SiteConfig['theme']>().notNull().default({}),
  minAge: integer('min_age').notNull().default(18),
  /** Whether the agreement is ticked in advance, which some laws forbid. */
  consentTicked: boolean('consent_ticked').notNull().default(true),
  requiredLogin: boolean('required_login').notNull().default(false),
  serviceLinks: jsonb('service_links').$type<string[]>().notNull().default([]),
  downloadLinks: jsonb('download_links').$type<DownloadLink[]>().notNull().default([]),
  location: jsonb().$type<SystemStatus['location']>().notNull(),
  language: text().notNull().default('TY'),
  /** IANA name of the time zone whose midnight ends the merchant's day (B002). */
  timeZone: text('time_zone').notNull().default('Asia/Bangkok'),
  registerFields: jsonb('register_fields').$type<RegisterFields>().notNull().default({}),
  registerRules: jsonb('register_rules').$type<RegisterRules>().notNull().default({}),
  /** Whether a registration starts a session (A037). */
  registerStartsSession: boolean('register_starts_session').notNull().default(true),
  /** `expiredMinutes` in answers of the SMS calls; null omits it. */
  smsMinutes: jsonb('sms_minutes').$type<number | null>().default(5),
  /** Minutes without activity after which a session ends. */
  sessionIdleMinutes: integer('session_idle_minutes').notNull().default(30),
  /** Hours after log-in when a session ends at the latest. */
  sessionHours: integer('session_hours').notNull().default(12),
  smsBudgets: jsonb('sms_budgets').$type<SmsBudgets>().notNull().default({}),
  trialOpen: boolean('trial_open').notNull().default(true),
  /** Initial play money of a trial account. */
  trialBalance: numeric('trial_balance', { precision: 20, scale: 4 }).notNull().default('10000'),
  external: jsonb().$type<ExternalService>(),
  /** Deposits below this amount approve themselves; null (the default) leaves all to an operator. */
  depositsApprovedBelow: numeric('deposits_approved_below', { precision: 20, scale: 4 }),
  /** Payments and approvals above this amount need two operators of the desk; null (the default) needs one for all. */
  fourEyesAbove: numeric('four_eyes_above', { precision: 20, scale: 4 }),
  /** Bounds and fee of withdrawals, where they differ from the reference (B014). */
  withdrawRules: jsonb('withdraw_rules')
    .$type<{ min?: string; max?: string; feePercent?: string }>()
    .notNull()
    .default({}),
  /** Created by the demonstration: the passwords of its accounts are public. */
  demonstration: boolean().notNull().default(false),
  clockOffsetMs: bigint('clock_offset_ms', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * A merchant's host names without ports. The first one is used in links that leave the platform, such as those in mails
 * (decision 17).
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
