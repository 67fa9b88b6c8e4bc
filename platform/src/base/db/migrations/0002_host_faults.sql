CREATE TABLE "host_faults" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"pattern" text NOT NULL,
	"kind" text NOT NULL,
	"remaining" integer
);
