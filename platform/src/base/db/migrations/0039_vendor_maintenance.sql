CREATE TABLE "vendor_maintenance" (
	"merchant_code" text NOT NULL,
	"vassalage" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_maintenance_merchant_code_vassalage_pk" PRIMARY KEY("merchant_code","vassalage")
);
--> statement-breakpoint
ALTER TABLE "vendor_maintenance" ADD CONSTRAINT "vendor_maintenance_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;