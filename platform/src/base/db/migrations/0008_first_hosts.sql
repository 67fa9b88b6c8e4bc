ALTER TABLE "merchant_hosts" ADD COLUMN "first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "picture_origins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "frame_origins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_hosts_first" ON "merchant_hosts" USING btree ("merchant_code") WHERE "merchant_hosts"."first";--> statement-breakpoint
-- Which row came first was not noted: a name that the world can reach, else any, always the same one.
UPDATE "merchant_hosts" SET "first" = true WHERE "host" IN (
  SELECT DISTINCT ON ("merchant_code") "host" FROM "merchant_hosts"
  ORDER BY "merchant_code", ("host" = 'localhost' OR "host" LIKE '%.localhost'), "host"
);
