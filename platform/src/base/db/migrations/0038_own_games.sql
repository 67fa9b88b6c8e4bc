ALTER TABLE "games" ADD COLUMN "owned_by" text;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_owned_by_merchants_code_fk" FOREIGN KEY ("owned_by") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_owned" ON "games" USING btree ("owned_by");