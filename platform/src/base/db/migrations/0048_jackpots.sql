CREATE TABLE "jackpot_pots" (
	"merchant_code" text NOT NULL,
	"tier" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_pots_merchant_code_tier_pk" PRIMARY KEY("merchant_code","tier")
);
--> statement-breakpoint
CREATE TABLE "jackpot_slots" (
	"merchant_code" text NOT NULL,
	"account" text NOT NULL,
	"slot" smallint NOT NULL,
	"amount" numeric(24, 4) NOT NULL,
	CONSTRAINT "jackpot_slots_merchant_code_account_slot_pk" PRIMARY KEY("merchant_code","account","slot")
);
--> statement-breakpoint
CREATE TABLE "jackpot_wins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_wins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"tier" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"won_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "jackpot" text;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_latest" ON "jackpot_wins" USING btree ("merchant_code","tier","won_at","id");--> statement-breakpoint
CREATE INDEX "jackpot_wins_member" ON "jackpot_wins" USING btree ("member_id");