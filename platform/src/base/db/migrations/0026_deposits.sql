CREATE TABLE "deposit_methods" (
	"merchant_code" text NOT NULL,
	"code" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"min" numeric(20, 4),
	"max" numeric(20, 4),
	"day_max" numeric(20, 4),
	"fee_percent" numeric(20, 4),
	"level" integer,
	CONSTRAINT "deposit_methods_merchant_code_code_pk" PRIMARY KEY("merchant_code","code")
);
--> statement-breakpoint
CREATE TABLE "deposit_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_keys" (
	"merchant_code" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "deposit_orders_waiting";--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "site_origin" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD CONSTRAINT "deposit_methods_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_steps" ADD CONSTRAINT "deposit_steps_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_keys" ADD CONSTRAINT "payment_keys_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_steps_order" ON "deposit_steps" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "deposit_orders_day" ON "deposit_orders" USING btree ("member_id","method","created_at");--> statement-breakpoint
CREATE INDEX "deposit_orders_unpaid" ON "deposit_orders" USING btree ("pay_by") WHERE "deposit_orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "deposit_orders_waiting" ON "deposit_orders" USING btree ("merchant_code","id") WHERE "deposit_orders"."status" in ('pending', 'review');--> statement-breakpoint
CREATE FUNCTION note_deposit_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deposit_steps (order_id, status, at)
  VALUES (new.id, new.status, CASE WHEN tg_op = 'INSERT' AND new.status = 'pending' THEN new.created_at ELSE coalesce(new.decided_at, new.created_at) END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_orders_begin AFTER INSERT ON deposit_orders FOR EACH ROW EXECUTE FUNCTION note_deposit_step();
--> statement-breakpoint
CREATE TRIGGER deposit_orders_step AFTER UPDATE OF status ON deposit_orders FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION note_deposit_step();
--> statement-breakpoint
INSERT INTO deposit_steps (order_id, status, at) SELECT id, 'pending', created_at FROM deposit_orders ORDER BY id;
--> statement-breakpoint
INSERT INTO deposit_steps (order_id, status, at)
SELECT id, status, coalesce(decided_at, created_at) FROM deposit_orders WHERE status <> 'pending' ORDER BY id;
