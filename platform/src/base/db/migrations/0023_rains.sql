CREATE TABLE "rain_packets" (
	"rain_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"merchant_code" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"member_id" bigint,
	"opened_at" timestamp with time zone,
	CONSTRAINT "rain_packets_rain_id_place_pk" PRIMARY KEY("rain_id","place"),
	CONSTRAINT "rain_packets_amount" CHECK ("rain_packets"."amount" >= 0.01),
	CONSTRAINT "rain_packets_opened" CHECK (("rain_packets"."member_id" is null) = ("rain_packets"."opened_at" is null))
);
--> statement-breakpoint
CREATE TABLE "rains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"pot" numeric(20, 4) NOT NULL,
	"packets" integer NOT NULL,
	"drawn_at" timestamp with time zone,
	CONSTRAINT "rains_times" CHECK ("rains"."ends_at" > "rains"."starts_at"),
	CONSTRAINT "rains_pot" CHECK ("rains"."packets" > 0 and "rains"."pot" >= "rains"."packets" * 0.01)
);
--> statement-breakpoint
ALTER TABLE "rain_packets" ADD CONSTRAINT "rain_packets_rain_id_rains_id_fk" FOREIGN KEY ("rain_id") REFERENCES "public"."rains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rain_packets" ADD CONSTRAINT "rain_packets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rain_packets_member" ON "rain_packets" USING btree ("member_id","rain_id");--> statement-breakpoint
CREATE INDEX "rain_packets_left" ON "rain_packets" USING btree ("rain_id","place") WHERE "rain_packets"."member_id" is null;--> statement-breakpoint
CREATE INDEX "rain_packets_over" ON "rain_packets" USING btree ("ends_at") WHERE "rain_packets"."member_id" is null;--> statement-breakpoint
CREATE INDEX "rains_merchant" ON "rains" USING btree ("merchant_code","starts_at");