import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytea } from './bytes';
import { members } from './members';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members wrote to the merchant, and what was answered. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    type: text({ enum: ['money', 'games', 'account', 'site'] }).notNull(),
    content: text().notNull(),
    sentAt: moment('sent_at').notNull(),
    answer: text(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('feedbacks_member').on(table.memberId, table.id),
    index('feedbacks_merchant').on(table.merchantCode, table.id),
    // The desk looks for those without an answer among all that were answered.
    index('feedbacks_open').on(table.merchantCode, table.id).where(sql`answer is null`),
  ],
);

/** Applications for activities: one of each member for each. */
export const applications = pgTable(
  'applications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text('merchant_code').notNull(),
    memberId: memberId(),
    activityId: integer('activity_id').notNull(),
    comment: text().notNull(),
    state: text({ enum: ['waiting', 'accepted', 'refused'] })
      .notNull()
      .default('waiting'),
    sentAt: moment('sent_at').notNull(),
    answer: text(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('applications_once').on(table.memberId, table.activityId),
    index('applications_state').on(table.merchantCode, table.state, table.id),
  ],
);

/** Pictures of a feedback or an application, encoded anew. */
export const sentPictures = pgTable(
  'sent_pictures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    feedbackId: bigint('feedback_id', { mode: 'number' }).references(() => feedbacks.id),
    applicationId: bigint('application_id', { mode: 'number' }).references(() => applications.id),
    /** Place among those that came with it, from 0. */
    place: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    index('sent_pictures_member').on(table.memberId),
    unique('sent_pictures_feedback').on(table.feedbackId, table.place),
    unique('sent_pictures_application').on(table.applicationId, table.place),
  ],
);
