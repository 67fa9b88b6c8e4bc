CREATE TABLE "exposures" (
	"merchant_code" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"visitor" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exposures_merchant_code_part_version_visitor_pk" PRIMARY KEY("merchant_code","part","version","visitor")
);
