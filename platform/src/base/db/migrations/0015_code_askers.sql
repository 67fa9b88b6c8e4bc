CREATE TABLE "verification_askers" (
	"code_id" bigint NOT NULL,
	"asker" text NOT NULL,
	"first" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "verification_askers_code_id_asker_pk" PRIMARY KEY("code_id","asker")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "sms_budgets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_askers" ADD CONSTRAINT "verification_askers_code_id_verification_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."verification_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_askers_asker" ON "verification_askers" USING btree ("asker");--> statement-breakpoint
ALTER TABLE "verification_codes" DROP COLUMN "attempts";