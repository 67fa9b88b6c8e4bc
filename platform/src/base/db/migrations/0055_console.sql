CREATE TABLE "console_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "console_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"merchant_code" text NOT NULL,
	"person_id" bigint,
	"act" text NOT NULL,
	"subject" text,
	"outcome" text NOT NULL,
	"details" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "console_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "console_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "console_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"person_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb,
	"why" text NOT NULL,
	"state" text NOT NULL,
	"said" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "console_acts" ADD CONSTRAINT "console_acts_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_acts" ADD CONSTRAINT "console_acts_person_id_console_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."console_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_people" ADD CONSTRAINT "console_people_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_sessions" ADD CONSTRAINT "console_sessions_person_id_console_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."console_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_orders" ADD CONSTRAINT "experiment_orders_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_orders" ADD CONSTRAINT "experiment_orders_person_id_console_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."console_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "console_acts_merchant" ON "console_acts" USING btree ("merchant_code","id");--> statement-breakpoint
CREATE INDEX "console_acts_person" ON "console_acts" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "console_people_name" ON "console_people" USING btree ("merchant_code","name");--> statement-breakpoint
CREATE INDEX "console_sessions_person" ON "console_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "console_sessions_age" ON "console_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "experiment_orders_merchant" ON "experiment_orders" USING btree ("merchant_code","ordered_at");--> statement-breakpoint
CREATE INDEX "experiment_orders_person" ON "experiment_orders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "experiment_orders_pending" ON "experiment_orders" USING btree ("ordered_at") WHERE "experiment_orders"."state" = 'pending';