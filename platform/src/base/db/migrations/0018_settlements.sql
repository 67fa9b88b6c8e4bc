CREATE TABLE "former_club_levels" (
	"merchant_code" text NOT NULL,
	"until_day" text NOT NULL,
	"levels" jsonb NOT NULL,
	CONSTRAINT "former_club_levels_merchant_code_until_day_pk" PRIMARY KEY("merchant_code","until_day")
);
--> statement-breakpoint
CREATE TABLE "former_grants" (
	"member_id" bigint NOT NULL,
	"until_day" text NOT NULL,
	"level" text,
	CONSTRAINT "former_grants_member_id_until_day_pk" PRIMARY KEY("member_id","until_day")
);
--> statement-breakpoint
CREATE TABLE "member_rates" (
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"from_day" text NOT NULL,
	"rate" numeric(4, 1) NOT NULL,
	CONSTRAINT "member_rates_member_id_category_from_day_pk" PRIMARY KEY("member_id","category","from_day"),
	CONSTRAINT "member_rates_percent" CHECK ("member_rates"."rate" >= 0 and "member_rates"."rate" <= 100)
);
--> statement-breakpoint
CREATE TABLE "rate_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"category" text NOT NULL,
	"rate_from" numeric(4, 1),
	"rate_to" numeric(4, 1) NOT NULL,
	"from_day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_sheets" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_bets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "late_bets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_clocks" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"next_from" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_until" timestamp with time zone,
	CONSTRAINT "settlement_clocks_merchant_code_kind_pk" PRIMARY KEY("merchant_code","kind")
);
--> statement-breakpoint
CREATE TABLE "settlement_corrections" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"member_id" bigint NOT NULL,
	"of_period" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	CONSTRAINT "settlement_corrections_member_id_kind_of_period_period_merchant_code_pk" PRIMARY KEY("member_id","kind","of_period","period","merchant_code")
);
--> statement-breakpoint
CREATE TABLE "settlement_parts" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"member_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"turnover" numeric(24, 4) NOT NULL,
	"rate" numeric(9, 4) NOT NULL,
	"exact" numeric(32, 10) NOT NULL,
	"note" jsonb,
	CONSTRAINT "settlement_parts_member_id_kind_period_merchant_code_from_id_category_rate_pk" PRIMARY KEY("member_id","kind","period","merchant_code","from_id","category","rate")
);
--> statement-breakpoint
CREATE TABLE "settlement_runs" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"sum" numeric(20, 4) DEFAULT '0' NOT NULL,
	"claimed_until" timestamp with time zone,
	"computed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "settlement_runs_merchant_code_kind_period_pk" PRIMARY KEY("merchant_code","kind","period")
);
--> statement-breakpoint
CREATE TABLE "settlement_shares" (
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"member_id" bigint NOT NULL,
	"exact" numeric(32, 10) NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"corrected" numeric(20, 4) DEFAULT '0' NOT NULL,
	"carried_in" numeric(20, 4) DEFAULT '0' NOT NULL,
	"paid" numeric(20, 4) NOT NULL,
	"carried_out" numeric(20, 4) DEFAULT '0' NOT NULL,
	"carried_to" text,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "settlement_shares_merchant_code_kind_period_member_id_pk" PRIMARY KEY("merchant_code","kind","period","member_id"),
	CONSTRAINT "settlement_shares_signs" CHECK ("settlement_shares"."paid" >= 0 and "settlement_shares"."carried_in" <= 0 and "settlement_shares"."carried_out" <= 0)
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "time_zone" text DEFAULT 'Asia/Bangkok' NOT NULL;--> statement-breakpoint
ALTER TABLE "former_grants" ADD CONSTRAINT "former_grants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rates" ADD CONSTRAINT "member_rates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_changes" ADD CONSTRAINT "rate_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sheets" ADD CONSTRAINT "rate_sheets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_bets" ADD CONSTRAINT "late_bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_corrections" ADD CONSTRAINT "settlement_corrections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_parts" ADD CONSTRAINT "settlement_parts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_shares" ADD CONSTRAINT "settlement_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_changes_member" ON "rate_changes" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "late_bets_merchant" ON "late_bets" USING btree ("merchant_code","at");--> statement-breakpoint
CREATE INDEX "late_bets_member" ON "late_bets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "settlement_corrections_run" ON "settlement_corrections" USING btree ("merchant_code","kind","period");--> statement-breakpoint
CREATE INDEX "settlement_parts_run" ON "settlement_parts" USING btree ("merchant_code","kind","period");--> statement-breakpoint
CREATE INDEX "settlement_runs_time" ON "settlement_runs" USING btree ("merchant_code","kind","starts_at");--> statement-breakpoint
CREATE INDEX "settlement_shares_member" ON "settlement_shares" USING btree ("member_id","kind","period");--> statement-breakpoint
CREATE INDEX "settlement_shares_due" ON "settlement_shares" USING btree ("merchant_code","kind","period","member_id") WHERE "settlement_shares"."state" = 'due';--> statement-breakpoint
CREATE INDEX "settlement_shares_carried" ON "settlement_shares" USING btree ("merchant_code","kind","member_id") WHERE "settlement_shares"."carried_out" < 0 and "settlement_shares"."carried_to" is null;
--> statement-breakpoint
-- A bet that changes after a settlement counted its moment; those settled as time goes on are none of them.
create function note_late_bet() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('won', 'lost') then perform note_if_late(old); end if;
  if tg_op <> 'DELETE' and new.status in ('won', 'lost') then perform note_if_late(new); end if;
  return null;
end $$;
--> statement-breakpoint
create function note_if_late(bet bets) returns void language sql as $$
  insert into late_bets (merchant_code, member_id, settled_at, at)
  select bet.merchant_code, bet.member_id, coalesce(bet.settled_at, bet.placed_at), clock_timestamp()
  where coalesce(bet.settled_at, bet.placed_at) < (select max(settled_until) from settlement_clocks where merchant_code = bet.merchant_code)
$$;
--> statement-breakpoint
create trigger bets_late after insert or delete or update of member_id, merchant_code, game_type, status, stake, payout, placed_at, settled_at
  on bets for each row execute function note_late_bet();
