ALTER TABLE "merchants" ADD COLUMN "deposits_approved_below" numeric(20, 4);--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The demonstration's merchants are known by the account that it makes; every other merchant's deposits wait from now on.
UPDATE "merchants" SET "demonstration" = true, "deposits_approved_below" = 10000
WHERE "code" IN ('DEMO', 'W3') AND EXISTS (
  SELECT 1 FROM "members" WHERE "members"."merchant_code" = "merchants"."code" AND "members"."username" = 'demo'
);
