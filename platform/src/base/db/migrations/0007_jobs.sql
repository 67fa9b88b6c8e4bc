DROP INDEX "bets_member";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
-- What is there already has no end of its own: the longest of them, a link, is good for half an hour.
UPDATE "outbox" SET "expires_at" = "created_at" + interval '30 minutes';--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "exposures_age" ON "exposures" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "host_faults_merchant" ON "host_faults" USING btree ("merchant_code","id");--> statement-breakpoint
CREATE INDEX "host_faults_spent" ON "host_faults" USING btree ("id") WHERE "host_faults"."remaining" = 0;--> statement-breakpoint
CREATE INDEX "captchas_age" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failures_age" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_windows_age" ON "rate_windows" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "member_externals_member" ON "member_externals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_trial" ON "members" USING btree ("registered_at") WHERE "members"."type" = 4;--> statement-breakpoint
CREATE INDEX "submits_age" ON "submits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_outlived" ON "outbox" USING btree ("expires_at") WHERE "outbox"."body" <> '';--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "devices_age" ON "devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "merchant_hosts_merchant" ON "merchant_hosts" USING btree ("merchant_code");--> statement-breakpoint
CREATE INDEX "vendor_seeds_member" ON "vendor_seeds" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "vendor_visits_session" ON "vendor_visits" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "vendor_visits_member" ON "vendor_visits" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "vendor_visits_unused" ON "vendor_visits" USING btree ("ticket_expires_at") WHERE "vendor_visits"."token_hash" is null;--> statement-breakpoint
CREATE INDEX "password_links_age" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trial_names_age" ON "trial_names" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_member" ON "verification_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "verification_codes_age" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bets_member" ON "bets" USING btree ("member_id","merchant_code","placed_at","id");