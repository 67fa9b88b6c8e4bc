ALTER TABLE "members" ADD COLUMN "mobile_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "previous_dialing_code" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "previous_mobile_number" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "previous_email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "own_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "members_previous_number" ON "members" USING btree ("merchant_code","previous_mobile_number") WHERE "members"."previous_mobile_number" is not null;
--> statement-breakpoint
UPDATE "members" SET "own_password" = false WHERE "password_changed_at" IS NULL AND "id" IN (SELECT "member_id" FROM "member_externals");
