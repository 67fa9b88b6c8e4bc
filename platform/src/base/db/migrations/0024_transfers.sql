CREATE TABLE "vendor_books" (
	"reference" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"vendor" text NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" numeric(20, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 80001 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"direction" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"state" text DEFAULT 'onway' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_troubles" (
	"merchant_code" text NOT NULL,
	"vendor" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "vendor_troubles_merchant_code_vendor_pk" PRIMARY KEY("merchant_code","vendor")
);
--> statement-breakpoint
ALTER TABLE "vendor_books" ADD CONSTRAINT "vendor_books_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transfers" ADD CONSTRAINT "vendor_transfers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_books_member" ON "vendor_books" USING btree ("member_id","vendor");--> statement-breakpoint
CREATE INDEX "vendor_transfers_member" ON "vendor_transfers" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "vendor_transfers_onway" ON "vendor_transfers" USING btree ("id") WHERE "vendor_transfers"."state" = 'onway';