ALTER TABLE "lottery_orders" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
-- Wins of before are no news.
UPDATE "lottery_orders" SET "told_at" = "ended_at" WHERE "status" = 'won';--> statement-breakpoint
CREATE INDEX "lottery_orders_waiting" ON "lottery_orders" USING btree ("member_id") WHERE "lottery_orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "lottery_orders_untold" ON "lottery_orders" USING btree ("member_id") WHERE "lottery_orders"."status" = 'won' and "lottery_orders"."told_at" is null;