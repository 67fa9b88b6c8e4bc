CREATE TABLE "sport_swept" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sport_bets" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sport_matches" ADD COLUMN "sweep_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sport_swept" ADD CONSTRAINT "sport_swept_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sport_bets_untold" ON "sport_bets" USING btree ("member_id","ended_at") WHERE "sport_bets"."status" <> 'open' and "sport_bets"."told_at" is null;--> statement-breakpoint
CREATE INDEX "sport_legs_match" ON "sport_legs" USING btree ("site_code","match_id","sport_bet_id");--> statement-breakpoint
CREATE INDEX "sport_matches_sweep" ON "sport_matches" USING btree ("sweep_at") WHERE "sport_matches"."sweep_at" is not null;