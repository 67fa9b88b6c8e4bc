CREATE TABLE "document_readers" (
	"reader" text PRIMARY KEY NOT NULL,
	"serial" bigint,
	"stated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"trust" integer,
	"served" text NOT NULL,
	"refused" boolean NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_refusals" (
	"reader" text NOT NULL,
	"kind" text NOT NULL,
	"check" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"channel" text NOT NULL,
	"sentence" text NOT NULL,
	"served" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" bigint NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "document_refusals_pk" PRIMARY KEY("reader","kind","check","part","version","channel")
);
--> statement-breakpoint
CREATE INDEX "document_readers_age" ON "document_readers" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "document_refusals_age" ON "document_refusals" USING btree ("last_at");