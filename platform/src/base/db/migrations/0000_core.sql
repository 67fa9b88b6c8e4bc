CREATE TABLE "captchas" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"merchant_code" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_windows_merchant_code_action_subject_pk" PRIMARY KEY("merchant_code","action","subject")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"merchant_code" text NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text NOT NULL,
	"type" integer NOT NULL,
	"to_upline" boolean NOT NULL,
	"upline_id" bigint,
	"vip_level" text,
	"head_icon" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"member_site" boolean DEFAULT true NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"first_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_positive" CHECK ("ledger_movements"."amount" > 0),
	CONSTRAINT "ledger_two_sides" CHECK ("ledger_movements"."debit" <> "ledger_movements"."credit")
);
--> statement-breakpoint
CREATE TABLE "submits" (
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "submits_merchant_code_member_id_operation_key_pk" PRIMARY KEY("merchant_code","member_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"member_id" bigint NOT NULL,
	"purse" text NOT NULL,
	"merchant_code" text NOT NULL,
	"balance" numeric(20, 4) DEFAULT '0' NOT NULL,
	CONSTRAINT "wallets_member_id_purse_pk" PRIMARY KEY("member_id","purse"),
	CONSTRAINT "wallets_not_negative" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sealing_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"code" text PRIMARY KEY NOT NULL,
	"trial_code" text NOT NULL,
	"name" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agent_menu" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"region_restriction" boolean DEFAULT false NOT NULL,
	"mobile_template" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image_cdn" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"theme" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"min_age" integer DEFAULT 18 NOT NULL,
	"required_login" boolean DEFAULT false NOT NULL,
	"service_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"download_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchants_trial_code_unique" UNIQUE("trial_code")
);
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_hosts" ADD CONSTRAINT "merchant_hosts_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failures_account" ON "login_failures" USING btree ("merchant_code","account");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("merchant_code","address");--> statement-breakpoint
CREATE UNIQUE INDEX "members_name" ON "members" USING btree ("merchant_code",lower("username"));--> statement-breakpoint
CREATE INDEX "members_upline" ON "members" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "ledger_member" ON "ledger_movements" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "ledger_reference" ON "ledger_movements" USING btree ("merchant_code","reference");--> statement-breakpoint
CREATE INDEX "outbox_merchant" ON "outbox" USING btree ("merchant_code","id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");