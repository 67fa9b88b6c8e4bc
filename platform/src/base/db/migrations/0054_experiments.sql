CREATE TABLE "experiment_members" (
	"merchant_code" text NOT NULL,
	"experiment" text NOT NULL,
	"member_id" bigint NOT NULL,
	"visitor" text NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	"tied_at" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone,
	CONSTRAINT "experiment_members_pk" PRIMARY KEY("merchant_code","experiment","member_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_visitors" (
	"merchant_code" text NOT NULL,
	"experiment" text NOT NULL,
	"visitor" text NOT NULL,
	"arm" text NOT NULL,
	"shown" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_visitors_pk" PRIMARY KEY("merchant_code","experiment","visitor")
);
--> statement-breakpoint
ALTER TABLE "experiment_members" ADD CONSTRAINT "experiment_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experiment_members_visitor" ON "experiment_members" USING btree ("merchant_code","experiment","visitor");--> statement-breakpoint
CREATE INDEX "experiment_members_member" ON "experiment_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "experiment_members_age" ON "experiment_members" USING btree ("tied_at");--> statement-breakpoint
CREATE INDEX "experiment_visitors_age" ON "experiment_visitors" USING btree ("first_at");