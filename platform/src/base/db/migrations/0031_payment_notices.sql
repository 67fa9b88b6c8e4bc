CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"said" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"led_to" text
);
--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_saying" ON "payment_notices" USING btree ("order_id","said","amount","said_at");--> statement-breakpoint
CREATE INDEX "payment_notices_merchant" ON "payment_notices" USING btree ("merchant_code","id");--> statement-breakpoint
CREATE INDEX "contracts_merchant" ON "contracts" USING btree ("merchant_code","id");