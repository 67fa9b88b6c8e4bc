CREATE TABLE "contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"steps" jsonb NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "contracts_times" CHECK (("contracts"."state" = 'accepted') = ("contracts"."starts_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_member" ON "contracts" USING btree ("member_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_offered" ON "contracts" USING btree ("member_id","kind") WHERE "contracts"."state" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_running" ON "contracts" USING btree ("member_id","kind") WHERE "contracts"."state" = 'accepted' and "contracts"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "contracts_in_force" ON "contracts" USING btree ("merchant_code","kind","starts_at") WHERE "contracts"."state" = 'accepted';