CREATE TABLE "demands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"reference" text NOT NULL,
	"asked" numeric(20, 4) NOT NULL,
	"filled" numeric(20, 4) DEFAULT '0' NOT NULL,
	"rest" numeric(20, 4) DEFAULT '0' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "demands_amounts" CHECK ("demands"."asked" > 0 and "demands"."filled" between 0 and "demands"."asked" and "demands"."rest" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "purse" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "bets" ADD COLUMN "demand_id" bigint;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demands_member" ON "demands" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "demands_open" ON "demands" USING btree ("member_id","id") WHERE "demands"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "bets_open_of_demand" ON "bets" USING btree ("demand_id") WHERE "bets"."status" = 'open' and "bets"."demand_id" is not null;