import type { DownloadLink, MobileTemplate, SiteConfig, SystemStatus } from '@foyer/shared/contract';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  theme: jsonb().$type<SiteConfig['theme']>().notNull().default({}),
  minAge: integer('min_age').notNull().default(18),
  requiredLogin: boolean('required_login').notNull().default(false),
  serviceLinks: jsonb('service_links').$type<string[]>().notNull().default([]),
  downloadLinks: jsonb('download_links').$type<DownloadLink[]>().notNull().default([]),
  location: jsonb().$type<SystemStatus['location']>().notNull(),
  clockOffsetMs: bigint('clock_offset_ms', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The host names a merchant is reached by, without ports. */
export const merchantHosts = pgTable('merchant_hosts', {
  host: text().primaryKey(),
  merchantCode: text('merchant_code')
    .notNull()
    .references(() => merchants.code),
});
