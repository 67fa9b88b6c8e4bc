DROP INDEX "members_upline";--> statement-breakpoint
CREATE INDEX "members_direct" ON "members" USING btree ("upline_id","registered_at","id");--> statement-breakpoint
CREATE INDEX "members_name_begins" ON "members" USING btree ("merchant_code",lower("username") text_pattern_ops);