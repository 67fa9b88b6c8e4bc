CREATE TABLE "first_voices" (
	"merchant_code" text NOT NULL,
	"subject" text NOT NULL,
	"act" text NOT NULL,
	"operator_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "first_voices_merchant_code_subject_pk" PRIMARY KEY("merchant_code","subject")
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator_id" bigint,
	"merchant_code" text,
	"act" text NOT NULL,
	"subject" text,
	"outcome" text NOT NULL,
	"details" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_roles" (
	"operator_id" bigint NOT NULL,
	"merchant_code" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "operator_roles_operator_id_merchant_code_pk" PRIMARY KEY("operator_id","merchant_code")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" bigint NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "four_eyes_above" numeric(20, 4);--> statement-breakpoint
ALTER TABLE "first_voices" ADD CONSTRAINT "first_voices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_voices_operator" ON "first_voices" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_acts_operator" ON "operator_acts" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_acts_merchant" ON "operator_acts" USING btree ("merchant_code","id");--> statement-breakpoint
CREATE INDEX "operator_acts_subject" ON "operator_acts" USING btree ("merchant_code","subject","id");--> statement-breakpoint
CREATE INDEX "operator_roles_merchant" ON "operator_roles" USING btree ("merchant_code");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_age" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_name" ON "operators" USING btree ("name");--> statement-breakpoint
CREATE INDEX "deposit_orders_state" ON "deposit_orders" USING btree ("merchant_code","status","id");--> statement-breakpoint
CREATE INDEX "withdraw_orders_state" ON "withdraw_orders" USING btree ("merchant_code","status","id");--> statement-breakpoint
CREATE FUNCTION keep_operator_acts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_acts can only be added to';
END $$;--> statement-breakpoint
CREATE TRIGGER operator_acts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_acts"
FOR EACH STATEMENT EXECUTE FUNCTION keep_operator_acts();
