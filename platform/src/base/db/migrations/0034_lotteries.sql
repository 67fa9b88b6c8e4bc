CREATE TABLE "lottery_draws" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"lottery" text NOT NULL,
	"issue" text NOT NULL,
	"draw_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"numbers" jsonb,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lottery_draws_numbers" CHECK (("lottery_draws"."state" = 'drawn') = ("lottery_draws"."numbers" is not null))
);
--> statement-breakpoint
CREATE TABLE "lottery_seeds" (
	"merchant_code" text NOT NULL,
	"lottery" text NOT NULL,
	"day" text NOT NULL,
	"seed" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_seeds_merchant_code_lottery_day_pk" PRIMARY KEY("merchant_code","lottery","day")
);
--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_seeds" ADD CONSTRAINT "lottery_seeds_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_draws_issue" ON "lottery_draws" USING btree ("merchant_code","lottery","issue");--> statement-breakpoint
CREATE INDEX "lottery_draws_due" ON "lottery_draws" USING btree ("draw_at") WHERE "lottery_draws"."settled_at" is null;