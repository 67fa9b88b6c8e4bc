DROP INDEX "applications_merchant";--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("merchant_code","state","id");--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("merchant_code","id") WHERE answer is null;