CREATE TABLE "beacon_counts" (
	"merchant_code" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"variant" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" smallint NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "beacon_counts_pk" PRIMARY KEY("merchant_code","minute","part","version","variant","kind","bucket","slot")
);
--> statement-breakpoint
CREATE TABLE "beacon_errors" (
	"merchant_code" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"places" text NOT NULL,
	"count" bigint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "beacon_errors_pk" PRIMARY KEY("merchant_code","part","version","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "beacon_salts" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beacon_visitors" (
	"merchant_code" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"variant" text NOT NULL,
	"kind" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "beacon_visitors_pk" PRIMARY KEY("merchant_code","hour","part","version","variant","kind","visitor")
);
--> statement-breakpoint
CREATE INDEX "beacon_counts_age" ON "beacon_counts" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "beacon_errors_age" ON "beacon_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "beacon_salts_age" ON "beacon_salts" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "beacon_visitors_age" ON "beacon_visitors" USING btree ("hour");