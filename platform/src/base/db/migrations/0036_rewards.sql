CREATE TABLE "lantern_days" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"stake" numeric(20, 4),
	CONSTRAINT "lantern_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "reward_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 60001 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"promotion" text NOT NULL,
	"period" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"purse" text NOT NULL,
	"turnover" numeric(20, 4),
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_claims_amounts" CHECK ("reward_claims"."amount" > 0 and ("reward_claims"."turnover" is null or "reward_claims"."turnover" > 0))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "lantern_days" ADD CONSTRAINT "lantern_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_claims_once" ON "reward_claims" USING btree ("member_id","promotion","period");--> statement-breakpoint
CREATE INDEX "reward_claims_member" ON "reward_claims" USING btree ("member_id","claimed_at");