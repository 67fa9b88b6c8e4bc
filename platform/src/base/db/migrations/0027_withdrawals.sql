CREATE TABLE "bank_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6000001 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"bank" text NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "bank_cards_number" CHECK ("bank_cards"."number" ~ '^[0-9]{8,20}$')
);
--> statement-breakpoint
CREATE TABLE "withdraw_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdraw_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40000001 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"fee" numeric(20, 4) NOT NULL,
	"status" text DEFAULT 'checking' NOT NULL,
	"reason" text,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdraw_orders_amounts" CHECK ("withdraw_orders"."amount" > 0 and "withdraw_orders"."fee" >= 0 and "withdraw_orders"."fee" < "withdraw_orders"."amount")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "withdraw_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdraw_orders" ADD CONSTRAINT "withdraw_orders_card_id_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_cards_member" ON "bank_cards" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_taken" ON "bank_cards" USING btree ("merchant_code","number") WHERE "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_default" ON "bank_cards" USING btree ("member_id") WHERE "bank_cards"."is_default" and "bank_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "withdraw_orders_member" ON "withdraw_orders" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdraw_orders_card" ON "withdraw_orders" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdraw_orders_open" ON "withdraw_orders" USING btree ("member_id") WHERE "withdraw_orders"."status" in ('checking', 'paying');--> statement-breakpoint
CREATE INDEX "withdraw_orders_waiting" ON "withdraw_orders" USING btree ("merchant_code","id") WHERE "withdraw_orders"."status" in ('checking', 'paying');