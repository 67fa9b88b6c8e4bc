CREATE TABLE "conversion_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"secret_hash" text NOT NULL,
	"label" text NOT NULL,
	"made_by" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "told_conversions" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"stake" numeric(20, 4),
	"voided_at" timestamp with time zone,
	"key_id" text NOT NULL,
	CONSTRAINT "told_conversions_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "told_members" (
	"merchant_code" text NOT NULL,
	"experiment" text NOT NULL,
	"member" text NOT NULL,
	"visitor" text NOT NULL,
	"tied_at" timestamp with time zone NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "told_members_pk" PRIMARY KEY("merchant_code","experiment","member")
);
--> statement-breakpoint
ALTER TABLE "conversion_keys" ADD CONSTRAINT "conversion_keys_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_keys" ADD CONSTRAINT "conversion_keys_made_by_console_people_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."console_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_conversions" ADD CONSTRAINT "told_conversions_key_id_conversion_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."conversion_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_members" ADD CONSTRAINT "told_members_key_id_conversion_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."conversion_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversion_keys_merchant" ON "conversion_keys" USING btree ("merchant_code","made_at");--> statement-breakpoint
CREATE INDEX "conversion_keys_person" ON "conversion_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "told_conversions_member" ON "told_conversions" USING btree ("merchant_code","member","at");--> statement-breakpoint
CREATE INDEX "told_conversions_age" ON "told_conversions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "told_conversions_key" ON "told_conversions" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "told_members_visitor" ON "told_members" USING btree ("merchant_code","experiment","visitor");--> statement-breakpoint
CREATE INDEX "told_members_age" ON "told_members" USING btree ("tied_at");--> statement-breakpoint
CREATE INDEX "told_members_key" ON "told_members" USING btree ("key_id");