CREATE TABLE "agent_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"code" text DEFAULT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)) NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"rates" jsonb NOT NULL,
	"registered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agent_links" ADD CONSTRAINT "agent_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_links_code" ON "agent_links" USING btree ("merchant_code","code");--> statement-breakpoint
CREATE INDEX "agent_links_member" ON "agent_links" USING btree ("member_id","id");